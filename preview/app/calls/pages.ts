import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { editingEndpoints, type PageState } from '#schemas/api/editing.ts';
import { editingToolEndpoints } from '#schemas/api/editing-tools.ts';
import { pageLifeEndpoints } from '#schemas/api/page-life.ts';
import { previewFacts } from '../../calls/preview-facts.ts';
import type { PageContent } from '../document/page-content.ts';
import type { Saved } from '../editor/create-autosave.ts';
import { CallProblem, callPreview, messageOf } from './call-preview.ts';

const pagePath = (id: string): string => `/editing/page/${encodeURIComponent(id)}`;

export const pagesQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: async ({ signal }) =>
    (await callPreview('/editing/pages', editingEndpoints.listPages.reply, { signal })).pages,
});

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft', id],
    queryFn: ({ signal }) => callPreview(`${pagePath(id)}/draft`, editingEndpoints.draft.reply, { signal }),
    // What is written stands in the editor; an answer that comes in between must not take its place.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const factsQuery = queryOptions({
  queryKey: ['facts'],
  queryFn: ({ signal }) => callPreview('/facts', previewFacts, { signal }),
  staleTime: 60_000,
});

export const usesQuery = queryOptions({
  queryKey: ['uses'],
  queryFn: async ({ signal }) =>
    (await callPreview('/editing/tile-uses', editingToolEndpoints.tileUses.reply, { signal })).uses,
});

export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: async ({ signal }) =>
    (await callPreview('/editing/media', editingToolEndpoints.mediaList.reply, { signal })).media,
  staleTime: 60_000,
});

export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['revisions', id],
    queryFn: async ({ signal }) =>
      (await callPreview(`${pagePath(id)}/revisions`, editingEndpoints.pageRevisions.reply, { signal })).revisions,
  });

export const revisionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['revision', id, number],
    queryFn: ({ signal }) =>
      callPreview(`${pagePath(id)}/revision/${number}`, editingEndpoints.pageRevision.reply, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves a draft that was made from `version`; without one it overwrites what is there. Rejects when it is refused. */
export const putDraft = (page: PageContent, version?: number): Promise<PageState> =>
  callPreview(
    `${pagePath(page.id)}/draft${version === undefined ? '' : `?version=${version}`}`,
    editingEndpoints.saveDraft.reply,
    { method: 'PUT', body: page },
  );

/** Saves a draft for the autosave, which is told of trouble by a value. */
export async function saveDraft(page: PageContent, version: number): Promise<Saved> {
  try {
    return { kind: 'saved', version: (await putDraft(page, version)).draftVersion };
  } catch (error) {
    if (error instanceof CallProblem && error.status === 409) return { kind: 'conflict' };
    return { kind: 'failed', reason: messageOf(error) };
  }
}

export const deletePage = (id: string): Promise<PageState> =>
  callPreview(pagePath(id), pageLifeEndpoints.deletePage.reply, { method: 'DELETE' });

export const restorePage = (id: string): Promise<PageState> =>
  callPreview(`${pagePath(id)}/restore`, pageLifeEndpoints.restorePage.reply, { method: 'POST' });

export const publishPage = (id: string, revision?: number) =>
  callPreview(`${pagePath(id)}/publish`, editingEndpoints.publishPage.reply, {
    method: 'POST',
    body: revision === undefined ? {} : { revision },
  });

export const unpublishPage = (id: string) =>
  callPreview(`${pagePath(id)}/unpublish`, editingEndpoints.unpublishPage.reply, { method: 'POST' });

interface Schedule {
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
}

export const schedulePage = (id: string, schedule: Schedule): Promise<PageState> =>
  callPreview(`${pagePath(id)}/schedule`, pageLifeEndpoints.schedulePage.reply, { method: 'PUT', body: schedule });

/** Has everything that is shown of pages asked for again. */
export const forgetPages = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: ['pages'] });
