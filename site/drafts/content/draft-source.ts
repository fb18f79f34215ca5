import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import type { RepairDraft } from '#adapters/api-client/client.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { videoSchema } from '#schemas/content/media/media.ts';
import { page as pageSchema } from '#schemas/content/page/page.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import type { ContentSource, PageAnswer } from '../../pages/source/content-source.ts';

interface DraftCalls {
  readonly call: Call;
  readonly repairDraft: RepairDraft;
}

interface DraftOptions {
  /** The id of the page of shared tiles that is shown itself. */
  readonly shownId?: string | undefined;
  /** An unsaved page. */
  readonly unsavedPage?: { readonly id: string } | undefined;
  /** The number of an earlier revision. */
  readonly revision?: number | undefined;
  /** Whether the version that is scheduled to be published is shown. If there is none, the page is shown as it is live. */
  readonly isScheduled?: boolean | undefined;
  /** Whether a live page is shown instead of its draft. */
  readonly isLivePage?: boolean | undefined;
}

/**
 * The public content, but with the page as a draft, as an earlier revision or as it is scheduled. Shared tiles on it are those that visitors
 * see; a draft where there are none yet. All have the texts that the page will have when it is live.
 */
export const draftSource = (
  source: ContentSource,
  { call, repairDraft }: DraftCalls,
  { shownId, unsavedPage, revision, isScheduled = false, isLivePage = false }: DraftOptions,
): ContentSource => {
  const readStored = async (id: string): Promise<PageAnswer | undefined> => {
    if (unsavedPage?.id === id) return { kind: 'found', page: unsavedPage };
    const isDraft = !isLivePage && !isShared(id, shownId);
    if (isDraft && !isScheduled) return readDraft(call, id, revision);
    const scheduled = isDraft ? await readPage(() => call(endpoints.scheduledPage, { params: { id } })) : undefined;
    return scheduled?.kind === 'missing' ? undefined : scheduled;
  };
  const repair = (answer: PageAnswer): PageAnswer =>
    answer.kind === 'found' ? { ...answer, page: repairDraft(pageSchema, answer.page) } : answer;
  return {
    ...source,
    async page(id) {
      const stored = await readStored(id);
      if (stored) return repair(stored);
      const live = await source.page(id);
      return live.kind === 'missing' ? repair(await readDraft(call, id, undefined)) : live;
    },
  };
};

const isShared = (id: string, shownId: string | undefined): boolean => id !== shownId && sharedNameOf(id) !== undefined;

/** The public content, but every page holds only the plain example of a tile type. */
export function exampleSource(source: ContentSource, type: string): ContentSource {
  const example = findTileType(type)?.examples.plain;
  const page = (id: string) => ({ id, title: type, tiles: example ? [{ ...withoutVideos(example), type }] : [] });
  return { ...source, page: async (id) => (example ? { kind: 'found', page: page(id) } : { kind: 'missing' }) };
}

/** A chain may not have the video of an example. The address of its poster takes its place, so that only that is shown. */
const withoutVideos = (example: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const { data } = videoSchema.safeParse(value);
      return [name, data?.poster ? { ...data, url: data.poster.url } : value];
    }),
  );

const readDraft = (call: Call, id: string, revision: number | undefined): Promise<PageAnswer> =>
  readPage(async () =>
    revision === undefined
      ? (await call(endpoints.draft, { params: { id } })).page
      : call(endpoints.pageRevision, { params: { id, number: revision } }),
  );

async function readPage(load: () => Promise<unknown>): Promise<PageAnswer> {
  try {
    return { kind: 'found', page: await load() };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { kind: 'missing' };
    return { kind: 'failed', reason: errorMessageOf(error) };
  }
}
