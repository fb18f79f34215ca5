import type { QueryClient } from '@tanstack/react-query';
import { pageId } from '#schemas/content/page/page.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { whyAddressIsTaken } from '#site/routing/address-owner.ts';
import type { RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import { draftQuery, putDraft } from '../api/pages.ts';
import { insertTiles } from '../document/operations.ts';
import { type PageContent, readContent } from '../document/page-content.ts';
import { pageTemplates } from './page-templates.ts';

/** What an editor says of a page that is to be made. */
export interface WantedPage {
  readonly id: string;
  readonly title: string;
  /** The page to make a copy of; undefined: the template is what it begins with. */
  readonly copyOf: string | undefined;
  readonly template: string;
}

/** What was filled in that keeps a page from being made. */
export interface NewPageFault {
  readonly field: 'title' | 'address';
  readonly words: string;
}

/** The most letters of a title, as the page’s schema has it. */
const longestTitle = 120;

/** Why a page cannot be made; undefined where it can. */
export function errorOf(
  { id, title }: WantedPage,
  taken: readonly string[],
  redirects: RedirectTable,
): NewPageFault | undefined {
  if (title.trim() === '') return { field: 'title', words: 'The page needs a title.' };
  if (title.length > longestTitle)
    return { field: 'title', words: `The title has ${title.length} letters; ${longestTitle} is the most.` };
  if (id === '') return { field: 'address', words: 'The page needs an address: the title has no letters for one.' };
  const judged = pageId.safeParse(id);
  if (!judged.success)
    return { field: 'address', words: `The address ${judged.error.issues[0]?.message ?? 'does not fit'}.` };
  if (taken.includes(id))
    return { field: 'address', words: `There is a page at /${id} already, or one was deleted there.` };
  const owned = whyAddressIsTaken(id, redirects);
  return owned === undefined ? undefined : { field: 'address', words: owned };
}

/** Makes a page as a draft. Rejects when the service refuses it. */
export async function makePage(client: QueryClient, wanted: WantedPage): Promise<void> {
  await putDraft(await begin(client, wanted), 0);
}

async function begin(client: QueryClient, { id, title, copyOf, template }: WantedPage): Promise<PageContent> {
  if (copyOf !== undefined) {
    const { page } = await client.fetchQuery({ ...draftQuery(copyOf), queryKey: ['copied', copyOf], staleTime: 0 });
    return { ...readContent(id, page), id, title };
  }
  return insertTiles({ id, title, tiles: [] }, 0, tilesOf(template, title));
}

/** The most letters with which a title makes a heading that carries a page. */
const longestHeading = 60;

/** What a page of this title begins with: the title is its first heading as well. */
export function tilesOf(template: string, title: string): readonly RawTile[] {
  const [first, ...more] = pageTemplates.find(({ id }) => id === template)?.tiles ?? [];
  if (!first) return [];
  return title.length > longestHeading ? [first, ...more] : [{ ...first, heading: title.trim() }, ...more];
}
