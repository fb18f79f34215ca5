import { parseFragment } from 'parse5';

/** A part of stored rich text. `break` is markup that separates two words, `inline` is markup that does not. */
export interface HtmlToken {
  readonly kind: 'text' | 'break' | 'inline';
  readonly start: number;
  readonly end: number;
  /** What readers see of it; empty for markup. */
  readonly text: string;
  /** Whether the text is a character reference, of which no part can be replaced. */
  readonly isReference: boolean;
}

const quoted = String.raw`=\s*(?:"[^"]*"|'[^']*')`;
const attributes = String.raw`(?:[^<>=]|${quoted}|=(?!\s*["']))*`;
const markup = new RegExp(
  [
    '<!--[^]*?-->',
    String.raw`<(script|style)\b[^>]*>[^]*?</\1\s*>`,
    `</?[a-z]${attributes}>`,
    String.raw`&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?`,
  ].join('|'),
  'gi',
);

const inlineMarkup =
  /^(?:<!--|<\/?(?:a|abbr|b|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b)/i;

/** The parts of rich text in order. Markup that is not closed is text. */
export function* readHtml(html: string): Generator<HtmlToken, undefined> {
  let at = 0;
  for (const { 0: raw, index } of html.matchAll(markup)) {
    if (index > at) yield textToken(html.slice(at, index), at);
    at = index + raw.length;
    if (raw.startsWith('<')) {
      const kind = inlineMarkup.test(raw) ? 'inline' : 'break';
      yield { kind, start: index, end: at, text: '', isReference: false };
      continue;
    }
    const text = decodeReference(raw);
    yield text === raw ? textToken(raw, index) : { kind: 'text', start: index, end: at, text, isReference: true };
  }
  if (at < html.length) yield textToken(html.slice(at), at);
  return undefined;
}

const textToken = (text: string, start: number): HtmlToken => ({
  kind: 'text',
  start,
  end: start + text.length,
  text,
  isReference: false,
});

const frequent = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00A0'],
]);

/** The characters of a reference; the reference itself if there is none of this name. */
export function decodeReference(reference: string): string {
  const known = frequent.get(reference);
  if (known !== undefined) return known;
  const [node] = parseFragment(reference).childNodes;
  return node && 'value' in node ? node.value : reference;
}
