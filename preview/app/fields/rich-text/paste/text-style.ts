import type { HtmlElement } from '#renderer/rich-text/parse-rich-text.ts';
import { attributeOf, styleOf } from './html-tree.ts';

/** The size of a text in points and its font in lower case; undefined where nothing sets them. */
export interface TextStyle {
  readonly sizePt: number | undefined;
  readonly font: string | undefined;
}

/** The size of a text without one: 16 CSS pixels. */
export const defaultSizePt = 12;

const pointsByUnit: Readonly<Record<string, number>> = { pt: 1, px: 0.75, pc: 12, in: 72, cm: 28.35, mm: 2.835 };
/** CSS keywords, which `<font size="1">` to `size="7"` stand for too. */
const keywordSizesPt: Readonly<Record<string, number>> = {
  'x-small': 7.5,
  small: 10,
  medium: 12,
  large: 13.5,
  'x-large': 18,
  'xx-large': 24,
  'xxx-large': 36,
};
const fontSizesPt = Object.values(keywordSizesPt);

/** The style of the text in an element, which is within text of another style. */
export function textStyleOf(element: HtmlElement, outer: TextStyle): TextStyle {
  const style = styleOf(element);
  const size = style.get('font-size');
  const font = style.get('font-family') ?? attributeOf(element, 'face').toLowerCase();
  return {
    sizePt: (size === undefined ? sizeOfTag(element, outer) : readSize(size, outer)) ?? outer.sizePt,
    font: readFont(font) ?? outer.font,
  };
}

function sizeOfTag(element: HtmlElement, outer: TextStyle): number | undefined {
  if (element.tagName === 'small') return readSize('0.83em', outer);
  if (element.tagName === 'big') return readSize('1.2em', outer);
  return element.tagName === 'font' ? fontSizesPt[Number(attributeOf(element, 'size')) - 1] : undefined;
}

function readSize(value: string, { sizePt = defaultSizePt }: TextStyle): number | undefined {
  const [, number, unit] = /^([\d.]+)(em|rem|%)$/.exec(value) ?? [];
  if (number === undefined) return keywordSizesPt[value] ?? (readLengthPt(value) || undefined);
  if (unit === '%') return (Number(number) / 100) * sizePt;
  return Number(number) * (unit === 'em' ? sizePt : defaultSizePt);
}

/** An absolute CSS length in points; undefined for anything else. */
export function readLengthPt(value: string): number | undefined {
  const [, number, unit = ''] = /^([\d.]+)(pt|px|pc|in|cm|mm)$/.exec(value) ?? [];
  const points = pointsByUnit[unit];
  return number === undefined || points === undefined ? undefined : Number(number) * points;
}

/** Programs set these for single characters, which have no glyph in the font of the text. */
const symbolFonts = /symbol|emoji|dings/;

function readFont(value: string | undefined): string | undefined {
  const first = value?.split(',')[0]?.replaceAll(/["']/g, '').trim();
  return first && !symbolFonts.test(first) && !/^(inherit|initial|unset)$/.test(first) ? first : undefined;
}

/** The style of ordinary paragraphs in the style sheet that Word writes. */
export function readWordStyle(html: string): TextStyle | undefined {
  const rule = /p\.msonormal\b[^{}]*\{([^}]*)\}/i.exec(html)?.[1]?.toLowerCase();
  const size = /font-size:\s*([\d.]+pt)/.exec(rule ?? '')?.[1];
  if (rule === undefined || size === undefined) return undefined;
  const none = { sizePt: undefined, font: undefined };
  return { sizePt: readSize(size, none), font: readFont(/font-family:\s*([^;]+)/.exec(rule)?.[1]) };
}
