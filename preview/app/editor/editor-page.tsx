import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { draftQuery, factsQuery } from '../api/pages.ts';
import { isTransient } from '../api/send-request.ts';
import { isEditable, readContent, removeFields } from '../document/page-content.ts';
import { SignedOutNotice } from '../ui/dialogs/signed-out-notice.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BrokenDraft } from './broken-draft.tsx';
import { currentWindow } from './save/browser-windows.ts';
import { createJournal, type Journal } from './save/create-journal.ts';
import { recoverChanges } from './save/recover-changes.ts';
import { Workbench } from './workbench.tsx';

/** Unsaved changes of a page in this browser. Needs no network. */
const journalQuery = (id: string) =>
  queryOptions({
    queryKey: ['journal', id],
    queryFn: async () => {
      const journal = createJournal(localStorage, id, await currentWindow());
      await journal.adopt();
      return journal;
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads a page and the unsaved changes in this browser, then opens it. */
export function EditorPage({ id }: { readonly id: string }) {
  const draft = useQuery(draftQuery(id));
  const facts = useQuery(factsQuery);
  const { data: journal, error: journalError } = useQuery(journalQuery(id));
  // Computed once per opening: a later response must not replace what is being edited.
  const isBroken = draft.data !== undefined && !isEditable(draft.data.page);
  const initialPage = useMemo(
    () =>
      draft.data && journal && !isBroken
        ? openPage(id, draft.data.page, draft.data.state.draftVersion, journal)
        : undefined,
    [id, draft.data, journal, isBroken],
  );
  // Once a page is open, a later failed response must not close it.
  const error = (draft.data ? undefined : draft.error) ?? (facts.data ? undefined : facts.error) ?? journalError;
  if (error)
    return (
      <Notice title="The page could not be opened">
        <p>{errorMessageOf(error)}</p>
        <p>
          {isTransient(error) && (
            <EditorButton onClick={() => Promise.all([draft.refetch(), facts.refetch()])}>Try again</EditorButton>
          )}{' '}
          <a href="/">All pages</a>
        </p>
      </Notice>
    );
  if (draft.data && facts.data && isBroken)
    return (
      <BrokenDraft
        id={id}
        {...draft.data}
        storesPages={facts.data.storesPages}
        onRestored={() => void draft.refetch()}
      />
    );
  if (!draft.data || !journal || !initialPage || !facts.data)
    return (
      <Notice title="Opening the page…">
        <SignedOutNotice />
      </Notice>
    );
  return <Workbench facts={facts.data} state={draft.data.state} journal={journal} {...initialPage} />;
}

/** The page with the unsaved changes of this browser. */
function openPage(id: string, draft: unknown, version: number, journal: Journal) {
  const stored = readContent(id, draft);
  const { content: page, ...rest } = recoverChanges({ stored, version }, journal, removeFields);
  return { page, ...rest };
}
