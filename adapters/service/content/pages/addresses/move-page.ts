import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPermanentPage } from '#schemas/content/page/is-permanent-page.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import { whyAddressIsReserved } from '#schemas/content/page/reserved-address.ts';
import { recordChange } from '../../changes/changes.ts';
import { addRedirects, checkRedirects, removeRedirects } from '../../items/add-redirects.ts';
import { recordRemoval } from '../deleted-pages.ts';
import { readPageRow } from '../page-row.ts';
import { toPageState } from '../page-state.ts';

export type MovedPage =
  | { readonly kind: 'moved'; readonly state: PageState }
  | { readonly kind: 'missing' }
  | { readonly kind: 'deleted' }
  /** The site needs the page where it is, or the address is not one for pages. */
  | { readonly kind: 'fixed' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'reserved'; readonly message: string }
  | { readonly kind: 'invalid'; readonly errors: readonly InvalidField[] };

interface Move {
  readonly id: string;
  readonly to: string;
  /** Whether visitors of the old address are led to the new one. Without effect if the page is not live. */
  readonly redirect: boolean;
  readonly at: string;
}

const hasFixedAddress = (id: string): boolean => isPermanentPage(id) || isPageWithoutAddress(id);

const withId = <Content extends string | null>(content: Content, id: string): Content | string =>
  content === null ? content : JSON.stringify({ ...JSON.parse(content), id });

/** Changes the address of a page, with all its versions. Call within `withContentLock`. */
export async function movePage(connection: Connection, { id, to, redirect, at }: Move): Promise<MovedPage> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  if (hasFixedAddress(id) || hasFixedAddress(to)) return { kind: 'fixed' };
  if (id === to) return { kind: 'moved', state: toPageState(row) };
  if (await readPageRow(connection, to)) return { kind: 'taken' };
  const reserved = whyAddressIsReserved(to);
  if (reserved !== undefined) return { kind: 'reserved', message: reserved };
  const isLive = row.published !== null;
  const redirects = isLive && redirect ? [{ from: `/${id}`, to: `/${to}` }] : [];
  const errors = await checkRedirects(connection, redirects);
  if (errors.length > 0) return { kind: 'invalid', errors };
  const moved = await connection
    .updateTable('pages')
    .set({
      id: to,
      draft: withId(row.draft, to),
      published: withId(row.published, to),
      scheduled: withId(row.scheduled, to),
      // A page that an editor has moved is not removed with the demo data.
      draft_version: row.draft_version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveRevisions(connection, id, to);
  await recordRemoval(connection, 'page', id, at);
  if (isLive) for (const changed of [id, to]) await recordChange(connection, 'page', changed, at);
  if (redirects.length > 0) await addRedirects(connection, redirects, at);
  else await removeRedirects(connection, `/${to}`, at);
  return { kind: 'moved', state: toPageState(moved) };
}

async function moveRevisions(connection: Connection, id: string, to: string): Promise<void> {
  const revisions = await connection
    .selectFrom('revisions')
    .select(['number', 'content'])
    .where('kind', '=', 'page')
    .where('subject', '=', id)
    .execute();
  for (const { number, content } of revisions)
    await connection
      .updateTable('revisions')
      .set({ subject: to, content: withId(content, to) })
      .where('kind', '=', 'page')
      .where('subject', '=', id)
      .where('number', '=', number)
      .execute();
}
