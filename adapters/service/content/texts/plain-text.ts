/** The pattern of the start of a tag that can be within a word. */
export const inlineTagStart = String.raw`<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b`;

const inlineTags = new RegExp(`${inlineTagStart}[^<>]*>`, 'gi');
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Rich text without its markup. The texts of two blocks are separate words. */
export const plainText = (html: string): string =>
  html
    .replace(inlineTags, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ');
