const names = [
  'a|abbr|address|article|aside|b|big|blockquote|br|button|center|cite|code|dd|del|details|dfn|div|dl|dt|em|figcaption',
  'figure|font|footer|h[1-6]|header|hr|i|iframe|img|input|ins|kbd|label|li|main|mark|nav|ol|p|pre|q|s|samp|script|section',
  'small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|video|wbr|o:p',
].join('|');
const attribute = String.raw`\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)`;

/** A tag of HTML, which plain texts lose. “a < b”, “<3” and “<your name>” are text. */
export const htmlTag = new RegExp(String.raw`</?(?:${names})(?:${attribute})*\s*/?>|<!--`, 'i');
