import type { QueryClient } from '@tanstack/react-query';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPageTemplate, isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { whyAddressIsTaken } from '#site/routing/address-owner.ts';
import { loadRedirects, type Redirect } from '#site/routing/redirects/redirect-table.ts';
import { draftQuery, pageStateQuery, putDraft } from '../../api/pages.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { insertTiles } from '../../document/operations.ts';
import { type PageContent, readContent } from '../../document/page-content.ts';
import { whyInvalidAddress } from './address-field.tsx';
import { templateTiles } from './template-tiles.ts';

/** The input for a new page. */
export interface NewPageInput {
  readonly id: string;
  readonly title: string;
  /** The page to copy; undefined to start with the template. */
  readonly copyOf: string | undefined;
  /** A template of the app, or the id of a page that is one. */
  readonly template: string;
}

/** Why a page cannot be created, and the field that causes it. */
export interface NewPageError {
  readonly field: 'title' | 'address';
  readonly message: string;
  /** The deleted page that has the address. */
  readonly deleted?: PageState;
  /** The page that has the address and is not deleted. */
  readonly owner?: PageState;
}

/** The maximum length of a title, as in the schema of pages. */
const maxTitleLength = 120;

/** Checks the input; undefined if the page can be created, unless its address is taken. */
export function validateNewPage({ id, title }: NewPageInput): NewPageError | undefined {
  const label = isPageWithoutAddress(id) ? 'name' : 'title';
  if (title.trim() === '') return { field: 'title', message: `Enter a ${label}.` };
  if (title.length > maxTitleLength)
    return {
      field: 'title',
      message: `The ${label} must be ${maxTitleLength} characters or fewer. It has ${title.length}.`,
    };
  if (isPageWithoutAddress(id) && id.endsWith('/'))
    return { field: 'title', message: 'Enter a name with letters or digits.' };
  if (id === '') return { field: 'address', message: 'Enter an address. None could be made from the title.' };
  const message = whyInvalidAddress(id);
  return message === undefined ? undefined : { field: 'address', message };
}

/**
 * Checks that an address has no page, not even a deleted one, and that the site does not use it. A redirect to `oldPath`,
 * where the page is now, ends when the page moves. Rejects when the service cannot be asked.
 */
export async function validateFreeAddress(
  client: QueryClient,
  id: string,
  redirects: readonly Redirect[],
  oldPath?: string,
): Promise<NewPageError | undefined> {
  const existing = await client.fetchQuery(pageStateQuery(id));
  const isTemplate = isPageWithoutAddress(id);
  const field = isTemplate ? 'title' : 'address';
  if (existing?.deletedAt)
    return {
      field,
      message: isTemplate ? 'A deleted template has this name.' : 'A deleted page has this address.',
      deleted: existing,
    };
  if (existing)
    return {
      field,
      message: isTemplate
        ? 'A template with this name already exists. Enter another name.'
        : `A page at /${id} already exists: “${nameOfPage(existing.title ?? id)}”. Enter another address.`,
      owner: existing,
    };
  if (isTemplate) return undefined;
  const message = whyAddressIsTaken(id, loadRedirects(redirects).table, oldPath);
  return message === undefined ? undefined : { field: 'address', message };
}

/** Creates a page as a draft. Rejects when the service refuses it. */
export async function createPage(client: QueryClient, input: NewPageInput): Promise<void> {
  await putDraft(await createContent(client, input), 0);
}

async function createContent(client: QueryClient, { id, title, copyOf, template }: NewPageInput): Promise<PageContent> {
  const copy = async (source: string): Promise<PageContent> => {
    const { page } = await client.fetchQuery({ ...draftQuery(source), queryKey: ['copied', source], staleTime: 0 });
    return { ...readContent(id, page), id, title };
  };
  if (copyOf !== undefined) return copy(copyOf);
  if (isPageTemplate(template)) return titledCopy(await copy(template), title);
  return insertTiles({ id, title, tiles: [] }, 0, startingTiles(template, title));
}

/** A copy of a template, with the title of the new page as its main heading. */
export function titledCopy({ socialTitle: _, ...content }: PageContent, title: string): PageContent {
  const main = content.tiles.findIndex(({ heading }) => typeof heading === 'string' && heading !== '');
  const [tile] = content.tiles.slice(main, main + 1);
  if (main < 0 || !tile) return content;
  return { ...content, tiles: content.tiles.with(main, withHeading(tile, title)) };
}

/** The maximum length of a title that also works as the page's main heading. */
const maxHeadingLength = 60;

/** The first tiles of a new page. Its title becomes the first heading. */
export function startingTiles(template: string, title: string): readonly RawTile[] {
  const [first, ...more] = templateTiles(template);
  return first ? [withHeading(first, title), ...more] : [];
}

const withHeading = (tile: RawTile, title: string): RawTile =>
  title.length > maxHeadingLength ? tile : { ...tile, heading: title.trim() };
