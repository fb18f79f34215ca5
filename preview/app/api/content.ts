import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AddedRedirect, type ContentState, contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import type { Draft, SaveResult } from '../editor/save/create-autosave.ts';
import { callPreview } from './call-preview.ts';
import { recordOwnSave } from './saves/own-saves.ts';
import { type SaveOptions, saveVersion } from './saves/save-version.ts';
import { retriedQuery } from './send-request.ts';

/** A restaurant, menu, offer or other content while it is edited: raw, because it may have mistakes. */
export type ItemContent = Readonly<Record<string, unknown>>;

/** Identifies an item. */
export interface ItemKey {
  readonly kind: ContentKind;
  readonly id: string;
}

const kindPath = (kind: ContentKind): string => `/editing/content/${kind}`;
export const itemPath = ({ kind, id }: ItemKey): string => `${kindPath(kind)}/${encodeURIComponent(id)}`;

const { listContent, contentDraft, saveContentDraft, publishContent, scheduleContent, deleteContent } =
  contentItemEndpoints;
const {
  unpublishContent,
  scheduledContent,
  restoreContent,
  contentUses,
  contentRevisions,
  keepContentRevision,
  contentRevision,
} = contentItemEndpoints;

/** What is shown about items, which changes with each of them. */
const contentKey = 'content';

export const contentListQuery = (kind: ContentKind) =>
  queryOptions({
    ...retriedQuery,
    queryKey: [contentKey, 'list', kind],
    queryFn: async ({ signal }) => (await callPreview(kindPath(kind), listContent.reply, { signal })).items,
  });

/** The items of a kind that have all words of a text, with where they have them; all without a text. */
export const contentSearchQuery = (kind: ContentKind, text: string) =>
  queryOptions({
    ...(text === '' ? contentListQuery(kind) : matchingItemsQuery(kind, text)),
    // While another text is searched for, the items of the previous one stay.
    placeholderData: keepPreviousData,
  });

const matchingItemsQuery = (kind: ContentKind, text: string) =>
  queryOptions({
    ...retriedQuery,
    queryKey: [contentKey, 'search', kind, text],
    queryFn: async ({ signal }) =>
      (await callPreview(`${kindPath(kind)}?${new URLSearchParams({ text })}`, listContent.reply, { signal })).items,
  });

/** The draft of an item and its state; what is live if there is no draft. */
export const loadItem = (key: ItemKey, signal?: AbortSignal) =>
  callPreview(`${itemPath(key)}/draft`, contentDraft.reply, { signal });

export const itemDraftQuery = (key: ItemKey) =>
  queryOptions({
    queryKey: ['item-draft', key.kind, key.id],
    queryFn: ({ signal }) => loadItem(key, signal),
    // The editor holds unsaved changes. A later response must not replace them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const itemStateQuery = (key: ItemKey) =>
  queryOptions({
    queryKey: [contentKey, 'state', key.kind, key.id],
    queryFn: async ({ signal }) => (await loadItem(key, signal)).state,
  });

export const itemUsesQuery = (key: ItemKey) =>
  queryOptions({
    queryKey: [contentKey, 'uses', key.kind, key.id],
    queryFn: async ({ signal }) => (await callPreview(`${itemPath(key)}/uses`, contentUses.reply, { signal })).uses,
  });

export const itemRevisionsQuery = (key: ItemKey) =>
  queryOptions({
    queryKey: [contentKey, 'revisions', key.kind, key.id],
    queryFn: async ({ signal }) =>
      (await callPreview(`${itemPath(key)}/revisions`, contentRevisions.reply, { signal })).revisions,
  });

export const loadItemRevision = (key: ItemKey, number: number, signal?: AbortSignal) =>
  callPreview(`${itemPath(key)}/revision/${number}`, contentRevision.reply, { signal });

export const itemRevisionQuery = (key: ItemKey, number: number) =>
  queryOptions({
    queryKey: ['item-revision', key.kind, key.id, number],
    queryFn: ({ signal }) => loadItemRevision(key, number, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves a draft that is based on `version`. Rejects when the service refuses it. */
export function putItemDraft(
  key: ItemKey,
  content: ItemContent,
  version: number,
  options?: SaveOptions,
): Promise<ContentState> {
  recordOwnSave({ id: `${key.kind} ${key.id}`, version: version + 1, content });
  return callPreview(`${itemPath(key)}/draft?version=${version}`, saveContentDraft.reply, {
    ...options,
    method: 'PUT',
    body: content,
  });
}

/** Saves a draft for autosave. `onSaved` is called with the new state. */
export const saveItem = (
  key: ItemKey,
  draft: Draft<ItemContent>,
  onSaved: (state: ContentState) => void,
): Promise<SaveResult> =>
  saveVersion(draft, {
    put: async (content, version) => {
      const state = await putItemDraft(key, content, version, { onSignedOut: 'reject' });
      onSaved(state);
      return state;
    },
    load: async () => {
      const { content, state } = await loadItem(key);
      return { content, version: state.draftVersion };
    },
  });

export const keepItemRevision = (key: ItemKey, content: ItemContent): Promise<unknown> =>
  callPreview(`${itemPath(key)}/revisions`, keepContentRevision.reply, { method: 'POST', body: content });

interface ItemPublication {
  /** The draft version that the editor has seen. */
  readonly version: number;
  /** An earlier revision; absent publishes the draft. */
  readonly revision?: number;
  readonly redirects?: readonly AddedRedirect[];
  /** Whether the schedule that unpublishing cancelled returns. */
  readonly restoresSchedule?: boolean;
  /** Whether the scheduled version is cancelled, which keeps it as a revision. */
  readonly cancelsSchedule?: boolean;
}

export const publishItem = (key: ItemKey, publication: ItemPublication) =>
  callPreview(`${itemPath(key)}/publish`, publishContent.reply, { method: 'POST', body: publication });

/** `keepsSchedule`: what is scheduled stays, because a publication is undone. */
export const unpublishItem = (key: ItemKey, keepsSchedule = false): Promise<ContentState> =>
  callPreview(`${itemPath(key)}/unpublish`, unpublishContent.reply, {
    method: 'POST',
    ...(keepsSchedule && { body: { keepsSchedule } }),
  });

interface ItemSchedule {
  /** Null cancels what is scheduled; an absent time stays. */
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
  /** The draft version that the editor has seen. */
  readonly version: number;
  /** Whether only the time of the version that is scheduled changes. */
  readonly keepsScheduled?: boolean;
}

export const scheduleItem = (key: ItemKey, schedule: ItemSchedule): Promise<ContentState> =>
  callPreview(`${itemPath(key)}/schedule`, scheduleContent.reply, { method: 'PUT', body: schedule });

/** The version of an item that goes live at `scheduledAt`. */
export const scheduledItemQuery = (key: ItemKey, scheduledAt: string) =>
  queryOptions({
    queryKey: [contentKey, 'scheduled', key.kind, key.id, scheduledAt],
    queryFn: ({ signal }) => callPreview(`${itemPath(key)}/scheduled`, scheduledContent.reply, { signal }),
  });

export const deleteItem = (key: ItemKey): Promise<ContentState> =>
  callPreview(itemPath(key), deleteContent.reply, { method: 'DELETE' });

export const restoreItem = (key: ItemKey): Promise<ContentState> =>
  callPreview(`${itemPath(key)}/restore`, restoreContent.reply, { method: 'POST' });

/** Refetches everything that is shown about items, and what editors choose from. */
export const invalidateContent = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: [contentKey] }),
    client.invalidateQueries({ queryKey: ['facts'] }),
  ]);
};
