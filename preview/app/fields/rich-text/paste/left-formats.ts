import { droppedElements } from '#renderer/rich-text/allowed-elements.ts';
import { type HtmlElement, type HtmlNode, isElement, isText } from '#renderer/rich-text/parse-rich-text.ts';
import { hasColour } from './colours.ts';
import { attributeOf, isWithin, styleOf, textOf } from './html-tree.ts';
import { defaultSizePt, readLengthPt, readWordStyle, type TextStyle, textStyleOf } from './text-style.ts';
import { isMarker, readWordItem } from './word-lists.ts';

/** Formats that rich text cannot have, in the order in which they are named. */
export const leftFormats = [
  'colours',
  'underlining',
  'strikethrough',
  'text sizes',
  'fonts',
  'alignment',
  'indents',
  'capitals',
] as const;

export type LeftFormat = (typeof leftFormats)[number];

interface StyledText {
  readonly length: number;
  readonly style: TextStyle;
}

/** The formats of pasted HTML that rich text cannot have. What a program writes on all text is none of them. */
export function findLeftFormats(nodes: readonly HtmlNode[], html: string): ReadonlySet<LeftFormat> {
  const formats = new Set<LeftFormat>();
  const texts: StyledText[] = [];
  const visit = (node: HtmlNode, outer: TextStyle, isSized: boolean): void => {
    if (isText(node)) {
      if (isSized && !isBlank(node.value)) texts.push({ length: node.value.length, style: outer });
      return;
    }
    if (!isElement(node) || droppedElements.has(node.tagName) || isMarker(node) || isBlank(textOf(node))) return;
    for (const format of formatsOf(node)) formats.add(format);
    const style = textStyleOf(node, outer);
    for (const child of node.childNodes) visit(child, style, isSized && !hasOwnSize(node));
  };
  for (const node of nodes) visit(node, { sizePt: undefined, font: undefined }, true);
  for (const format of differencesFrom(readWordStyle(html), texts)) formats.add(format);
  return formats;
}

const isBlank = (text: string): boolean => /^[\s\u00a0]*$/.test(text);

/** Headings and raised characters have sizes of their own on the site. */
const hasOwnSize = (element: HtmlElement): boolean =>
  /^(h[1-6]|sup|sub)$/.test(element.tagName) || /^(super|sub)$/.test(styleOf(element).get('vertical-align') ?? '');

function formatsOf(element: HtmlElement): readonly LeftFormat[] {
  const style = styleOf(element);
  const { tagName } = element;
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const capitals = `${style.get('font-variant') ?? ''} ${style.get('text-transform') ?? ''}`;
  // Links have a colour and a line everywhere.
  const isLinked = isWithin(element, /^a$/);
  const has: Readonly<Partial<Record<LeftFormat, boolean>>> = {
    colours: !isLinked && (hasColour(element) || tagName === 'mark'),
    underlining: !isLinked && (/^(u|ins)$/.test(tagName) || decoration.includes('underline')),
    strikethrough: /^(s|strike|del)$/.test(tagName) || decoration.includes('line-through'),
    fonts: /^(code|kbd|samp|tt|pre)$/.test(tagName),
    alignment: isAligned(element),
    indents: isIndented(element),
    capitals: /small-caps|uppercase/.test(capitals),
  };
  return leftFormats.filter((format) => has[format]);
}

function isAligned(element: HtmlElement): boolean {
  // Programs centre a table with an element around it.
  if (isWithin(element, /^table$/) || element.childNodes.filter(isElement).some(({ tagName }) => tagName === 'table'))
    return false;
  const alignment = styleOf(element).get('text-align') ?? attributeOf(element, 'align').toLowerCase();
  return element.tagName === 'center' || /^(center|right|end|justify)$/.test(alignment);
}

/** Less is the space that a program puts around all paragraphs. */
const smallestIndentPt = 15;

function isIndented(element: HtmlElement): boolean {
  if (element.tagName !== 'p' || isWithin(element, /^(table|li|blockquote)$/)) return false;
  if (readWordItem(element) || /listparagraph/i.test(attributeOf(element, 'class'))) return false;
  const style = styleOf(element);
  return ['margin-left', 'padding-left', 'text-indent'].some(
    (name) => (readLengthPt(style.get(name) ?? '') ?? 0) >= smallestIndentPt,
  );
}

/** A text is compared with Word’s ordinary paragraphs, or else with the style of most of the text. */
function differencesFrom(word: TextStyle | undefined, texts: readonly StyledText[]): readonly LeftFormat[] {
  const size = ({ sizePt = word?.sizePt ?? defaultSizePt }: TextStyle): number => sizePt;
  const font = (style: TextStyle): string | undefined => style.font ?? word?.font;
  const defaultSize = word?.sizePt ?? mostCommon(texts, size) ?? defaultSizePt;
  const defaultFont = word?.font ?? mostCommon(texts, font);
  const has: Readonly<Partial<Record<LeftFormat, boolean>>> = {
    'text sizes': texts.some(({ style }) => Math.abs(Math.log(size(style) / defaultSize)) > Math.log(smallestRatio)),
    fonts: texts.some(
      ({ style }) => style.font !== undefined && defaultFont !== undefined && style.font !== defaultFont,
    ),
  };
  return leftFormats.filter((format) => has[format]);
}

/** Programs mix 11 and 12 points where nobody has chosen a size. */
const smallestRatio = 1.15;

/** The value that most characters have. */
function mostCommon<Value>(texts: readonly StyledText[], read: (style: TextStyle) => Value): Value | undefined {
  const lengths = new Map<Value, number>();
  for (const { style, length } of texts) lengths.set(read(style), (lengths.get(read(style)) ?? 0) + length);
  return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
