import { type HtmlToken, readHtml } from '#schemas/content/html/html-tokens.ts';

/** A tag that marks a part of a line, such as bold or a link. */
export interface Mark {
  readonly raw: string;
  readonly name: string;
  readonly isClosing: boolean;
}

/** The tag of a token; undefined for text and for tags that separate words. */
export function readMark(html: string, { kind, start, end }: HtmlToken): Mark | undefined {
  const raw = html.slice(start, end);
  const [, slash, name] = /^<(\/?)([a-z]+)/i.exec(raw) ?? [];
  if (kind !== 'inline' || name === undefined || name.toLowerCase() === 'wbr') return undefined;
  return { raw, name: name.toLowerCase(), isClosing: slash === '/' };
}

/** Whether a part of rich text contains a tag that marks a part of a line. */
export const hasMarks = (html: string): boolean =>
  [...readHtml(html)].some((token) => readMark(html, token) !== undefined);

interface UnpairedMarks {
  readonly closing: Mark[];
  readonly opening: Mark[];
}

/** The tags of a part of rich text whose partners are outside of it. */
export function unpairedMarks(html: string): UnpairedMarks {
  const closing: Mark[] = [];
  const opening: Mark[] = [];
  for (const token of readHtml(html)) {
    const mark = readMark(html, token);
    if (!mark) continue;
    if (!mark.isClosing) opening.push(mark);
    else {
      const partner = opening.findLastIndex(({ name }) => name === mark.name);
      if (partner < 0) closing.push(mark);
      else opening.splice(partner, 1);
    }
  }
  return { closing, opening };
}
