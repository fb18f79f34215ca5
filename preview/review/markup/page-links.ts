import { z } from 'zod';
import type { PlacedTile, ReadPage } from '#blocks/page-reader.ts';
import { parseRichText, type RichNode } from '#renderer/rich-text/parse-rich-text.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { hasPlaceholderInPath } from '#schemas/content/page/placeholders.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import { valueAt } from '../values/value-at.ts';

/** A link in a page's content. */
export interface PageLink {
  /** The field with the address, or the rich text that contains the link. */
  readonly path: readonly PathStep[];
  readonly href: string;
  /** The text of the link, if it has its own. */
  readonly text?: string | undefined;
  /** Absent for the page's own canonical address. */
  readonly tile?: { readonly key: string; readonly type: string };
  /** Whether it is part of a rich text, so that the address is part of a longer value. */
  readonly inText: boolean;
}

/** All links of a page, in order. */
export function pageLinks({ envelope, tiles }: ReadPage): PageLink[] {
  const { canonicalUrl } = envelope;
  const own = canonicalUrl === undefined ? [] : [{ path: ['canonicalUrl'], href: canonicalUrl, inText: false }];
  return [...own, ...tiles.flatMap(linksOfTile)];
}

function linksOfTile({ tile, index }: PlacedTile): PageLink[] {
  const links: PageLink[] = [];
  const at = { key: tile.key, type: tile.type };
  walkFields(tileTypes[tile.type].schema, tile, (field, value, path) => {
    if (typeof value !== 'string' || !(field instanceof z.ZodString)) return;
    const format = field.meta()?.format;
    const location = { path: ['tiles', index, ...path], tile: at };
    if (format === 'html') for (const link of linksIn(value)) links.push({ ...location, ...link, inText: true });
    // Fields named `url` are the addresses of images and videos.
    if (format === 'uri-reference' && path.at(-1) !== 'url')
      links.push({ ...location, href: value, text: textBeside(tile, path), inText: false });
  });
  return links;
}

/** The text of the same link. */
function textBeside(tile: object, path: readonly PathStep[]): string | undefined {
  const text = valueAt(tile, [...path.slice(0, -1), 'linkText']);
  return typeof text === 'string' ? text : undefined;
}

function linksIn(html: string): { readonly href: string; readonly text: string }[] {
  const within = (nodes: readonly RichNode[]): { href: string; text: string }[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return [];
      return node.href === undefined ? within(node.children) : [{ href: node.href, text: textOf(node.children) }];
    });
  return within(parseRichText(html).nodes);
}

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** Whether a link stays on this site. */
export const isInternal = (href: string): boolean => href.startsWith('/') || href.startsWith('#');

/** A link's address without its anchor; empty for an anchor on the same page. */
export const addressOf = (href: string): string => href.split('#', 1)[0] ?? '';

/** The links of a page that stay on this site and lead to one address. `addressOf` gives the address to check. */
export const internalLinks = (page: ReadPage | undefined): PageLink[] =>
  page ? pageLinks(page).filter(({ href }) => isInternal(href) && !hasPlaceholderInPath(href)) : [];
