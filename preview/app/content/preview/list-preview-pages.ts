import type { ItemContent } from '#preview/app/api/content.ts';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import type { KindView } from '../kind-views.ts';
import { ownAddresses } from '../publish/places/own-addresses.ts';
import { placesOf } from '../publish/places/places-of.ts';

/** A page on which an item can be seen. */
export interface PreviewPage {
  readonly path: string;
  readonly label: string;
  /** Whether the live page shows the item. Otherwise only its draft does. */
  readonly isLive: boolean;
}

export interface PreviewPages {
  /** The item’s own addresses. */
  readonly own: readonly PreviewPage[];
  /** Other pages that use it. */
  readonly using: readonly PreviewPage[];
}

/** The most pages in either list. A menu may have an address for every restaurant. */
const maxPages = 60;

/** What uses an item: pages, restaurants or the settings. */
export type ItemUse = Pick<ContentUse, 'kind' | 'id' | 'name' | 'isLive'>;

type Facts = Pick<PreviewFacts, 'addresses'>;

/** The pages on which an item can be seen, live or not, each once. */
export function listPreviewPages(
  view: KindView,
  id: string,
  content: ItemContent,
  facts: Facts,
  uses: readonly ItemUse[],
): PreviewPages {
  const ownPaths = new Set([...ownAddresses(view, id, content), ...placesOf(view, id, content, facts)]);
  const own = [...ownPaths].map((path) => ({ path, label: path, isLive: true }));
  const used = view.kind === 'settings' ? pagesOfSite(facts) : uses.flatMap((use) => pageOfUse(use, facts));
  // A page that is named twice is live if one of its uses is.
  const using = new Map<string, PreviewPage>();
  for (const page of used) if (!ownPaths.has(page.path) && !using.get(page.path)?.isLive) using.set(page.path, page);
  return { own: own.slice(0, maxPages), using: [...using.values()].slice(0, maxPages) };
}

/** Every page shows the settings. Of a template, whose pages are alike, none is listed. */
const pagesOfSite = ({ addresses }: Facts): PreviewPage[] =>
  addresses.filter(({ page }) => !page.startsWith('_')).map(({ path }) => ({ path, label: path, isLive: true }));

/** The first address of what uses the item. The pages of a template are alike. */
function pageOfUse({ kind, id, name, isLive }: ItemUse, { addresses }: Facts): PreviewPage[] {
  const found = addresses.find(({ page, label }) =>
    kind === 'page' ? page === id : kind === 'restaurants' && page === '_restaurant' && label === name,
  );
  const path = kind === 'settings' ? '/' : found?.path;
  if (path === undefined) return [];
  const title = name === undefined || kind === 'settings' ? path : `${name} (${path})`;
  return [{ path, label: isLive ? title : `${title}, draft`, isLive }];
}
