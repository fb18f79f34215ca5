import type { RichElement, RichNode } from '#renderer/rich-text/parse-rich-text.ts';
import { type HtmlElement, type HtmlNode, isElement } from '#renderer/rich-text/parse-rich-text.ts';
import { styleOf, textOf } from './html-tree.ts';

/** An item of a list, which Word writes as a paragraph. */
export interface WordItem {
  readonly list: 'ul' | 'ol';
  /** The depth of its list, from 1. */
  readonly level: number;
  readonly children: readonly RichNode[];
}

/** The list and level in a paragraph’s style: `mso-list:l0 level1 lfo1`. */
const listStyle = (element: HtmlElement): string | undefined => styleOf(element).get('mso-list');

/** Word’s number or bullet, which stands in the text of an item. */
export const isMarker = (element: HtmlElement): boolean => listStyle(element) === 'ignore';

/** Describes a paragraph of Word that is an item of a list; undefined for all other elements. */
export function readWordItem(element: HtmlElement): Omit<WordItem, 'children'> | undefined {
  const level = /\blevel(\d)/.exec(listStyle(element) ?? '')?.[1];
  if (level === undefined) return undefined;
  const marker = findMarker(element.childNodes);
  const isNumber = /^[\s(]*([0-9]+|[a-z]|[ivxl]+)[.)]/i.test(marker ? textOf(marker) : '');
  return { list: isNumber ? 'ol' : 'ul', level: Number(level) };
}

function findMarker(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = isMarker(node) ? node : findMarker(node.childNodes);
    if (found) return found;
  }
  return undefined;
}

/** The lists of consecutive items, those of deeper levels within the item above. */
export function nestItems(items: readonly WordItem[]): RichElement[] {
  const lists: RichElement[] = [];
  for (let at = 0; at < items.length; ) {
    const first = items[at];
    if (!first) break;
    const end = items.findIndex(
      ({ level, list }, other) => other > at && (level < first.level || (level === first.level && list !== first.list)),
    );
    const own = items.slice(at, end < 0 ? items.length : end);
    lists.push({ name: first.list, children: itemsOf(own, first.level) });
    at += own.length;
  }
  return lists;
}

function itemsOf(items: readonly WordItem[], level: number): RichElement[] {
  const starts = items.flatMap((item, at) => (at === 0 || item.level <= level ? [at] : []));
  return starts.map((start, number) => {
    const [own, ...deeper] = items.slice(start, starts[number + 1] ?? items.length);
    return { name: 'li', children: [...(own?.children ?? []), ...nestItems(deeper)] };
  });
}
