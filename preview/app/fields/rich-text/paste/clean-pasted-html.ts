import { parseFragment } from 'parse5';
import { writeRichText } from '#preview/review/values/write-rich-text.ts';
import { droppedElements, type RichName } from '#renderer/rich-text/allowed-elements.ts';
import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  type RichElement,
  type RichNode,
  readElement,
} from '#renderer/rich-text/parse-rich-text.ts';
import { assemble, boundary, inlineOf, isInline, type Part, trimInline } from './assemble.ts';
import { readDataTable } from './data-table.ts';
import type { LeftOut } from './describe-paste.ts';
import { attributeOf, styleOf } from './html-tree.ts';
import { findLeftFormats } from './left-formats.ts';
import { startsInParagraph } from './paragraphs/whole-paragraphs.ts';
import { hasMergedCells, splitMergedCells } from './split-merged-cells.ts';
import { isMarker, readWordItem } from './word-lists.ts';

interface CleanPaste {
  readonly html: string;
  readonly left: LeftOut;
  /** Whether it has whole paragraphs, rather than a part of one. */
  readonly hasWholeParagraphs: boolean;
}

/**
 * Pasted HTML of any program as paragraphs, headings, lists, tables of data, quotes, emphasis and links, with what was
 * left out.
 */
export function cleanPastedHtml(html: string): CleanPaste {
  const { childNodes } = parseFragment(html);
  const left = {
    images: 0,
    tables: 0,
    captions: 0,
    merged: 0,
    embeds: 0,
    links: 0,
    formats: findLeftFormats(childNodes, html),
  };
  const parts = partsOf(childNodes, left);
  const isPhrase = isInline(parts);
  const nodes = isPhrase ? trimInline(inlineOf(parts)) : assemble(parts);
  return { html: writeRichText(nodes), left, hasWholeParagraphs: !isPhrase && !startsInParagraph(childNodes) };
}

type Left = { -readonly [Name in keyof LeftOut]: LeftOut[Name] };

const images = new Set(['img', 'picture', 'svg']);
const embeds = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'canvas', 'form']);
/** Elements that are not blocks, besides those that are allowed. */
const inlineElements =
  /^(abbr|b|bdi|bdo|big|cite|code|del|dfn|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|time|tt|u|var|wbr|o:p)$/;

const partsOf = (nodes: readonly HtmlNode[], left: Left): Part[] => nodes.flatMap((node) => partsOfNode(node, left));

function partsOfNode(node: HtmlNode, left: Left): Part[] {
  if (isText(node)) return [{ kind: 'inline', node: spacesOf(node.value) }];
  if (!isElement(node) || isMarker(node)) return [];
  const { tagName } = node;
  if (images.has(tagName)) left.images += 1;
  if (embeds.has(tagName)) left.embeds += 1;
  if (droppedElements.has(tagName)) return [];
  return tagName === 'table' ? partsOfTable(node, left) : partsOfElement(node, left);
}

/** Programs write the spaces at the ends of a text as no-break spaces, and several in a row. */
const spacesOf = (text: string): string =>
  text.replace(/[\s\u00a0]{2,}|[ \t\r\n\f]/g, ' ').replace(/^\u00a0|\u00a0$/g, ' ');

function partsOfElement(element: HtmlElement, left: Left): Part[] {
  const children = partsOf(element.childNodes, left);
  const item = readWordItem(element);
  if (item) return [{ kind: 'item', item: { ...item, children: trimInline(inlineOf(children)) } }];
  const shown = readElement(element, []);
  switch (shown?.name) {
    case 'br':
      return [{ kind: 'inline', node: shown }];
    case 'hr':
      return [{ kind: 'block', node: shown }];
    case 'p':
    case 'heading':
      return isInline(children) ? partsOfText(shown, children) : [boundary, ...children, boundary];
    case 'ul':
    case 'ol':
      return [{ kind: 'block', node: { ...shown, children: itemsOf(element, left) } }];
    case 'blockquote':
      return [{ kind: 'block', node: { ...shown, children: assemble(children) } }];
    case 'a':
    case 'strong':
    case 'em':
    case 'sup':
    case 'sub':
      return markedParts(element, shown, children);
    default:
      if (element.tagName === 'a' && attributeOf(element, 'href') !== '') left.links += 1;
      return inlineElements.test(element.tagName) || element.tagName === 'a'
        ? markedParts(element, undefined, children)
        : [boundary, ...children, boundary];
  }
}

function partsOfText(shown: RichElement, children: readonly Part[]): Part[] {
  if (shown.name === 'p') return [boundary, ...children, boundary];
  const text = trimInline(inlineOf(children));
  return text.length === 0 ? [boundary] : [{ kind: 'block', node: { ...shown, children: text } }];
}

/** The marks of an element: its own, unless its style takes it away, and those of its style. */
function markedParts(element: HtmlElement, shown: RichElement | undefined, children: readonly Part[]): Part[] {
  const style = styleOf(element);
  const weight = style.get('font-weight');
  const marks: RichElement[] = [];
  const add = (name: RichName): number => marks.push({ name, children: [] });
  // A link within the copied text only, such as a table of contents.
  if (shown?.name === 'a' && !shown.href?.startsWith('#')) marks.push(shown);
  if (weight === undefined ? shown?.name === 'strong' : /^(bold|[6-9]00)/.test(weight)) add('strong');
  const isItalic = shown?.name === 'em' && element.tagName !== 'u';
  if ((style.get('font-style') ?? (isItalic ? 'italic' : '')) === 'italic') add('em');
  if (shown?.name === 'sup' || style.get('vertical-align') === 'super') add('sup');
  if (shown?.name === 'sub' || style.get('vertical-align') === 'sub') add('sub');
  return children.map((part) => marks.reduceRight(addMark, part));
}

function addMark(part: Part, mark: RichElement): Part {
  if (part.kind === 'inline') return { kind: 'inline', node: { ...mark, children: [part.node] } };
  if (part.kind !== 'block' || part.node.name !== 'heading') return part;
  return { kind: 'block', node: { ...part.node, children: [{ ...mark, children: part.node.children }] } };
}

/** The items of a list. A list beside them belongs to the item above. */
function itemsOf({ childNodes }: HtmlElement, left: Left): RichElement[] {
  const items: RichElement[] = [];
  for (const child of childNodes) {
    const isItem = isElement(child) && child.tagName === 'li';
    const content = itemContent(isItem ? partsOf(child.childNodes, left) : partsOfNode(child, left));
    const above = items.at(-1);
    if (content.length === 0) continue;
    if (isItem || !above) items.push({ name: 'li', children: content });
    else items.splice(-1, 1, { ...above, children: [...above.children, ...content] });
  }
  return items;
}

/** The text of an item is not in a paragraph. */
function itemContent(parts: readonly Part[]): readonly RichNode[] {
  const [first, ...rest] = assemble(parts);
  if (!first) return [];
  return first.name === 'p' ? [...first.children, ...rest] : [first, ...rest];
}

/** A table of data stays one; the rows of any other become paragraphs. */
function partsOfTable(table: HtmlElement, left: Left): Part[] {
  const rows = rowsOf(table).map((cells) =>
    cells.map((element) => ({ element, blocks: assemble(partsOf(element.childNodes, left)) })),
  );
  const caption = captionOf(table, left);
  const dataTable = readDataTable(splitMergedCells(rows));
  if (dataTable) {
    if (hasMergedCells(rows)) left.merged += 1;
    return [boundary, ...[...caption, dataTable].map(toBlock)];
  }
  if (rows.some((cells) => cells.length > 1)) left.tables += 1;
  const blocks = rows.flatMap((cells) => joinCells(cells.map((cell) => cell.blocks)));
  return [boundary, ...[...caption, ...blocks].map(toBlock)];
}

const toBlock = (node: RichElement): Part => ({ kind: 'block', node });

/** The caption of a table as paragraphs, which editors can move and remove. */
function captionOf({ childNodes }: HtmlElement, left: Left): RichElement[] {
  const caption = childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
  const blocks = caption ? assemble(partsOf(caption.childNodes, left)) : [];
  if (blocks.length > 0) left.captions += 1;
  return blocks;
}

const rowsOf = (element: HtmlElement): HtmlElement[][] =>
  element.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName !== 'tr') return child.tagName === 'table' ? [] : rowsOf(child);
    return [child.childNodes.filter(isElement)];
  });

/** The cells of a row in one paragraph, or each with its own if one has several. */
function joinCells(cells: readonly (readonly RichElement[])[]): RichElement[] {
  const filled = cells.filter((cell) => cell.length > 0);
  if (filled.some((cell) => cell.length > 1 || cell[0]?.name !== 'p')) return filled.flat();
  const texts = filled.flatMap(([cell], at) => [...(at === 0 ? [] : [', ']), ...(cell?.children ?? [])]);
  return texts.length === 0 ? [] : [{ name: 'p', children: texts }];
}
