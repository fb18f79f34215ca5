import type { ApiClient } from '#adapters/api-client/client.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { Rewrite } from './plan-rewrite.ts';

/** The result for one page or restaurant. `revision` is the one that was live before, if something was published. */
export interface Written {
  readonly id: string;
  readonly done: boolean;
  readonly revision?: number | undefined;
  /** Why it was skipped. */
  readonly message?: string | undefined;
}

type PageRewrite = Rewrite['pages'][number];
type Call = Pick<ApiClient, 'call'>;

/**
 * Stores a rewrite through the editing API: live content is published as a new revision, a draft stays a draft.
 * `states` are the page states when the content was read. A page that has changed since, or that is scheduled to go
 * live, is skipped.
 */
export async function writeRewrite(
  client: Call,
  { pages, restaurants }: Rewrite,
  states: readonly PageState[],
): Promise<readonly Written[]> {
  const written: Written[] = [];
  for (const page of pages) {
    const state = states.find(({ id }) => id === page.id);
    written.push(await attempt(page.id, () => writePage(client, page, state)));
  }
  for (const body of restaurants) {
    const params = { storeId: String(body.storeId) };
    const write = () => client.call(endpoints.saveRestaurant, { params, body }).then(() => undefined);
    written.push(await attempt(`restaurant/${body.slug}`, write));
  }
  return written;
}

async function attempt(id: string, write: () => Promise<number | undefined>): Promise<Written> {
  try {
    return { id, done: true, revision: await write() };
  } catch (error) {
    return { id, done: false, message: errorMessageOf(error) };
  }
}

/**
 * Returns the revision that was live before, if another one was published. Rejects with the reason if nothing is
 * written.
 */
async function writePage(
  { call }: Call,
  { id, published, draft }: PageRewrite,
  state: PageState | undefined,
): Promise<number | undefined> {
  const params = { id };
  if (state?.scheduledAt) throw new Error(`it is scheduled to go live at ${state.scheduledAt}`);
  const { state: present } = await call(endpoints.draft, { params });
  const version = present.draftVersion;
  if (state?.publishedRevision !== present.publishedRevision || state?.draftVersion !== version)
    throw new Error('somebody has changed it since, so run this again');
  if (!published) {
    if (draft) await call(endpoints.saveDraft, { params, query: { version }, body: draft.after });
    return undefined;
  }
  await call(endpoints.saveDraft, { params, query: { version }, body: published });
  let draftToKeep = draft?.before;
  try {
    await call(endpoints.publishPage, { params, body: {} });
    draftToKeep = draft?.after;
  } finally {
    if (draftToKeep) await call(endpoints.saveDraft, { params, query: { version: version + 1 }, body: draftToKeep });
  }
  return state.publishedRevision ?? undefined;
}
