import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { editingEndpoints, type PageState } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { type FoundPages, maxListSearch, type PageQuery, pageListEndpoints } from '#schemas/api/content/page-list.ts';
import type { Draft, SaveResult } from '../editor/save/create-autosave.ts';
import { callPreview } from './call-preview.ts';
import { previewFacts } from './preview-facts.ts';
import { recordOwnSave } from './saves/own-saves.ts';
import { type SaveOptions, saveVersion } from './saves/save-version.ts';
import { retriedQuery } from './send-request.ts';

export const pagePath = (id: string): string => `/editing/page/${encodeURIComponent(id)}`;

/** The filters of the page list. */
export type PageSearch = Pick<PageQuery, 'status' | 'sort'> & { readonly text: string; readonly tile: string };

/** How many pages are loaded at once. */
export const pagesPerPart = 100;

const findPages = (query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<FoundPages> =>
  callPreview(`/editing/find-pages?${new URLSearchParams(query)}`, pageListEndpoints.findPages.reply, { signal });

/** What is shown about pages, which changes with each of them. */
const pagesKey = 'pages';

/** A part of the pages that match, counted from 0. */
export const pagePartQuery = ({ text, status, tile, sort }: PageSearch, part: number) =>
  queryOptions({
    ...retriedQuery,
    queryKey: [pagesKey, 'list', { text, status, tile, sort }, part],
    queryFn: ({ signal }) =>
      findPages({ text, status, tile, sort, start: String(part * pagesPerPart), limit: String(pagesPerPart) }, signal),
  });

/** The pages whose title or address has the words of a text, of which the service takes only so many characters. */
export const pageTitlesQuery = (text: string) =>
  queryOptions({
    queryKey: [pagesKey, 'titles', text],
    queryFn: async ({ signal }) =>
      (
        await findPages(
          { text: text.slice(0, maxListSearch), searchIn: 'title', sort: 'title', limit: String(pagesPerPart) },
          signal,
        )
      ).pages,
  });

/** The state of a page, deleted or not; null if there is no such page. */
export const pageStateQuery = (id: string) =>
  queryOptions({
    queryKey: [pagesKey, 'state', id],
    queryFn: async ({ signal }) => (await findPages({ id }, signal)).pages.find((page) => page.id === id) ?? null,
  });

export const tileTypesQuery = queryOptions({
  queryKey: [pagesKey, 'tile-types'],
  queryFn: async ({ signal }) =>
    (await callPreview('/editing/tile-types', pageListEndpoints.tileTypes.reply, { signal })).types,
  staleTime: 60_000,
});

/** The stored draft of a page, or the live page if there is none. */
export const loadDraft = (id: string, signal?: AbortSignal) =>
  callPreview(`${pagePath(id)}/draft`, editingEndpoints.draft.reply, { signal });

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft', id],
    queryFn: ({ signal }) => loadDraft(id, signal),
    // The editor holds unsaved changes. A later response must not replace them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const factsQuery = queryOptions({
  queryKey: ['facts'],
  queryFn: ({ signal }) => callPreview('/facts', previewFacts, { signal }),
  staleTime: 60_000,
});

export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['revisions', id],
    queryFn: async ({ signal }) =>
      (await callPreview(`${pagePath(id)}/revisions`, editingEndpoints.pageRevisions.reply, { signal })).revisions,
  });

export const loadRevision = (id: string, number: number, signal?: AbortSignal) =>
  callPreview(`${pagePath(id)}/revision/${number}`, editingEndpoints.pageRevision.reply, { signal });

export const revisionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['revision', id, number],
    queryFn: ({ signal }) => loadRevision(id, number, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A page as it is stored. */
interface RawPage {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * Saves a draft that is based on `version`, or overwrites the stored draft if no version is given. Rejects when the
 * service refuses it.
 */
export function putDraft(page: RawPage, version?: number, options?: SaveOptions): Promise<PageState> {
  if (version !== undefined) recordOwnSave({ id: page.id, version: version + 1, content: page });
  return callPreview(
    `${pagePath(page.id)}/draft${version === undefined ? '' : `?version=${version}`}`,
    editingEndpoints.saveDraft.reply,
    { ...options, method: 'PUT', body: page },
  );
}

/** Stores a page among its revisions, so that it can be restored. */
export const keepRevision = (page: { readonly id: string }): Promise<unknown> =>
  callPreview(`${pagePath(page.id)}/revisions`, editingEndpoints.keepRevision.reply, { method: 'POST', body: page });

/** Saves a draft for autosave. `onSaved` is called with the new state. */
export const saveDraft = (draft: Draft, onSaved?: (state: PageState) => void): Promise<SaveResult> =>
  saveVersion(draft, {
    put: async (page, version) => {
      const state = await putDraft(page, version, { onSignedOut: 'reject' });
      onSaved?.(state);
      return state;
    },
    load: async () => {
      const { page, state } = await loadDraft(draft.content.id);
      return { content: page, version: state.draftVersion };
    },
  });

export const deletePage = (id: string): Promise<PageState> =>
  callPreview(pagePath(id), pageLifecycleEndpoints.deletePage.reply, { method: 'DELETE' });

/** Deletes a deleted page permanently, so that its address is free. */
export const purgePage = (id: string): Promise<unknown> =>
  callPreview(`${pagePath(id)}/deleted`, pageLifecycleEndpoints.purgePage.reply, { method: 'DELETE' });

/** Changes the address of a page. With `redirect`, visitors of the old address are led to the new one. */
export const movePage = (id: string, to: string, redirect: boolean): Promise<PageState> =>
  callPreview(`${pagePath(id)}/move`, pageLifecycleEndpoints.movePage.reply, {
    method: 'POST',
    body: { to, redirect },
  });

/** Restores a deleted page; one that was live goes live again, unless it is restored as a draft. */
export const restorePage = (id: string, asDraft = false): Promise<PageState> =>
  callPreview(`${pagePath(id)}/restore`, pageLifecycleEndpoints.restorePage.reply, {
    method: 'POST',
    ...(asDraft && { body: { asDraft } }),
  });

/** The draft version that the editor has seen. If the service has another one, the call is a conflict. */
interface SeenVersion {
  readonly version: number;
}

interface PagePublication extends SeenVersion {
  /** An earlier revision; absent publishes the draft. */
  readonly revision?: number;
  /** Whether the schedule that unpublishing cancelled returns. */
  readonly restoresSchedule?: boolean;
  /** Whether the scheduled version is cancelled, which keeps it as a revision. */
  readonly cancelsSchedule?: boolean;
}

export const publishPage = (id: string, publication: PagePublication) =>
  callPreview(`${pagePath(id)}/publish`, editingEndpoints.publishPage.reply, { method: 'POST', body: publication });

export const unpublishPage = (id: string, keepsSchedule = false) =>
  callPreview(`${pagePath(id)}/unpublish`, editingEndpoints.unpublishPage.reply, {
    method: 'POST',
    ...(keepsSchedule && { body: { keepsSchedule } }),
  });

export interface ScheduledTimes {
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
  /** Whether only the time of the version that is scheduled changes. */
  readonly keepsScheduled?: boolean;
}

export const schedulePage = (id: string, schedule: SeenVersion & ScheduledTimes): Promise<PageState> =>
  callPreview(`${pagePath(id)}/schedule`, pageLifecycleEndpoints.schedulePage.reply, { method: 'PUT', body: schedule });

/** The version of a page that goes live at `scheduledAt`. */
export const scheduledPageQuery = (id: string, scheduledAt: string) =>
  queryOptions({
    queryKey: [pagesKey, 'scheduled', id, scheduledAt],
    queryFn: ({ signal }) =>
      callPreview(`${pagePath(id)}/scheduled`, pageLifecycleEndpoints.scheduledPage.reply, { signal }),
  });

/** Refetches everything that is shown about pages: their status and the tiles on them. */
export const invalidatePages = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [pagesKey] });

/** Refetches the pages, and what the app knows of the whole site, after a page was added, removed or moved. */
export const invalidatePagesAndFacts = async (client: QueryClient): Promise<void> => {
  await Promise.all([invalidatePages(client), client.invalidateQueries(factsQuery)]);
};
