import type { QueryClient } from '@tanstack/react-query';
import { pageId } from '#schemas/content/page/page.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { whyAddressIsTaken } from '#site/routing/address-owner.ts';
import type { RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import { draftQuery, putDraft } from '../api/pages.ts';
import { insertTiles } from '../document/operations.ts';
import { type PageContent, readContent } from '../document/page-content.ts';
import { pageTemplates } from './page-templates.ts';

/** The input for a new page. */
export interface WantedPage {
  readonly id: string;
  readonly title: string;
  /** The page to copy; undefined to start with the template. */
  readonly copyOf: string | undefined;
  readonly template: string;
}

/** Why a page cannot be created, and the field that causes it. */
export interface NewPageFault {
  readonly field: 'title' | 'address';
  readonly words: string;
}

/** The maximum length of a title, as in the schema of pages. */
const longestTitle = 120;

/** Checks the input; undefined if the page can be created. */
export function errorOf(
  { id, title }: WantedPage,
  taken: readonly string[],
  redirects: RedirectTable,
): NewPageFault | undefined {
  if (title.trim() === '') return { field: 'title', words: 'Enter a title.' };
  if (title.length > longestTitle)
    return { field: 'title', words: `The title must be ${longestTitle} characters or fewer. It has ${title.length}.` };
  if (id === '') return { field: 'address', words: 'Enter an address. None could be made from the title.' };
  const judged = pageId.safeParse(id);
  if (!judged.success)
    return { field: 'address', words: `The address ${judged.error.issues[0]?.message ?? 'is not valid'}.` };
  if (taken.includes(id))
    return { field: 'address', words: `A page at /${id} already exists or was deleted. Enter another address.` };
  const owned = whyAddressIsTaken(id, redirects);
  return owned === undefined ? undefined : { field: 'address', words: owned };
}

/** Creates a page as a draft. Rejects when the service refuses it. */
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

/** The maximum length of a title that also works as the page's main heading. */
const longestHeading = 60;

/** The first tiles of a new page. Its title becomes the first heading. */
export function tilesOf(template: string, title: string): readonly RawTile[] {
  const [first, ...more] = pageTemplates.find(({ id }) => id === template)?.tiles ?? [];
  if (!first) return [];
  return title.length > longestHeading ? [first, ...more] : [{ ...first, heading: title.trim() }, ...more];
}
