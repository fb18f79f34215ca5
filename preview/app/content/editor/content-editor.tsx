import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import {
  type ItemContent,
  type ItemKey,
  invalidateContent,
  itemDraftQuery,
  putItemDraft,
} from '#preview/app/api/content.ts';
import { factsQuery } from '#preview/app/api/pages.ts';
import { ApiError, isTransient } from '#preview/app/api/send-request.ts';
import { currentWindow } from '#preview/app/editor/save/browser-windows.ts';
import { createContentJournal } from '#preview/app/editor/save/create-journal.ts';
import { recoverChanges } from '#preview/app/editor/save/recover-changes.ts';
import { SignedOutNotice } from '#preview/app/ui/dialogs/signed-out-notice.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { Notice } from '#preview/app/ui/notice.tsx';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { KindView } from '../kind-views.ts';
import { ItemWorkbench } from './item-workbench.tsx';
import { readItem } from './read-item.ts';

/** Unsaved changes of an item in this browser. Needs no network. */
const journalQuery = ({ kind, id }: ItemKey) =>
  queryOptions({
    queryKey: ['item-journal', kind, id],
    queryFn: async () => {
      const name = `content:${kind}:${id}`;
      const journal = createContentJournal(localStorage, name, await currentWindow(), {
        stringify: (content: ItemContent) => JSON.stringify(content),
        read: readItem,
      });
      await journal.adopt();
      return journal;
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads an item and the unsaved changes in this browser, then opens it. */
export function ContentEditor({ view, id }: { readonly view: KindView; readonly id: string }) {
  const key: ItemKey = useMemo(() => ({ kind: view.kind, id }), [view.kind, id]);
  const draft = useQuery(itemDraftQuery(key));
  // Redirects are checked against the pages that are live when the settings are opened.
  const needsNewFacts = view.kind === 'settings';
  const facts = useQuery({ ...factsQuery, refetchOnMount: needsNewFacts ? 'always' : true });
  const isUpToDate = !needsNewFacts || facts.isFetchedAfterMount || facts.fetchStatus === 'paused';
  const { data: journal, error: journalError } = useQuery(journalQuery(key));
  // Computed once per opening: a later response must not replace what is being edited.
  const initial = useMemo(
    () =>
      draft.data &&
      journal &&
      recoverChanges(
        { stored: readItem(draft.data.content), version: draft.data.state.draftVersion },
        journal,
        () => ({}),
      ),
    [draft.data, journal],
  );
  const error = (draft.data ? undefined : draft.error) ?? (facts.data ? undefined : facts.error) ?? journalError;
  const title = view.noun.charAt(0).toUpperCase() + view.noun.slice(1);
  if (view.kind === 'booking-rules' && error instanceof ApiError && error.status === 404)
    return <MissingRules itemKey={key} onCreated={() => void draft.refetch()} />;
  if (error)
    return (
      <Notice title={`${title} could not be opened`}>
        <p>{errorMessageOf(error)}</p>
        <p>
          {isTransient(error) && (
            <EditorButton onClick={() => Promise.all([draft.refetch(), facts.refetch()])}>Try again</EditorButton>
          )}{' '}
          <Link href={view.kind === 'settings' ? '/' : `/content/${view.kind}`}>Back</Link>
        </p>
      </Notice>
    );
  if (!draft.data || !journal || !initial || !facts.data || !isUpToDate)
    return (
      <Notice title={`Opening the ${view.noun}…`}>
        <SignedOutNotice />
      </Notice>
    );
  return (
    <ItemWorkbench
      itemKey={key}
      view={view}
      facts={facts.data}
      state={draft.data.state}
      journal={journal}
      {...initial}
    />
  );
}

/** Rules with which a restaurant can take bookings at once. */
const startingRules = {
  daysAhead: 60,
  lastTableMinutes: 90,
  stays: [{ upToCovers: 20, minutes: 120 }],
  areas: [],
  occasions: [],
} as const;

interface MissingRulesProps {
  readonly itemKey: ItemKey;
  readonly onCreated: () => void;
}

/** A restaurant without booking rules: tables cannot be booked on the site. */
function MissingRules({ itemKey, onCreated }: MissingRulesProps) {
  const client = useQueryClient();
  const create = async (): Promise<void> => {
    await putItemDraft(itemKey, { storeId: itemKey.id, ...startingRules }, 0);
    await invalidateContent(client);
    onCreated();
  };
  return (
    <Notice title="No booking rules yet">
      <p>This restaurant has no booking rules, so tables cannot be booked on the site.</p>
      <p>
        <EditorButton variant="primary" onClick={() => void create()}>
          Create booking rules
        </EditorButton>{' '}
        <Link href={`/content/restaurants/${encodeURIComponent(itemKey.id)}`}>Back to the restaurant</Link>
      </p>
    </Notice>
  );
}
