import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { draftQuery, factsQuery } from '../api/pages.ts';
import { isTransient, messageOf } from '../api/send-request.ts';
import { isEditable, type PageContent, readContent } from '../document/page-content.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BrokenDraft } from './broken-draft.tsx';
import { currentWindow } from './save/browser-windows.ts';
import { createJournal, type Journal } from './save/create-journal.ts';
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
        ? loadInitialPage(id, draft.data.page, draft.data.state.draftVersion, journal)
        : undefined,
    [id, draft.data, journal, isBroken],
  );
  // Once a page is open, a later failed response must not close it.
  const error = (draft.data ? undefined : draft.error) ?? (facts.data ? undefined : facts.error) ?? journalError;
  if (error)
    return (
      <Notice title="The page could not be opened">
        <p>{messageOf(error)}</p>
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
  if (!draft.data || !journal || !initialPage || !facts.data) return <Notice title="Opening the page…" />;
  return <Workbench facts={facts.data} state={draft.data.state} journal={journal} {...initialPage} />;
}

interface InitialPage {
  readonly page: PageContent;
  /** The page as the service has it. */
  readonly stored: PageContent;
  /** The version that the page is based on. */
  readonly version: number;
  /** The page at that version. */
  readonly base: PageContent;
  /** When the unsaved changes were made. */
  readonly recovered: Date | undefined;
}

/**
 * Unsaved changes take precedence. If somebody has saved since, the first save detects it and both versions are merged.
 */
function loadInitialPage(id: string, draft: unknown, version: number, journal: Journal): InitialPage {
  const stored = readContent(id, draft);
  const unsaved = journal.read();
  if (!unsaved || JSON.stringify(unsaved.content) === JSON.stringify(stored)) {
    // Changes that were saved after all must not come back after somebody else has saved.
    journal.clear();
    return { page: stored, stored, version, base: stored, recovered: undefined };
  }
  const { content: page, at: recovered } = unsaved;
  // Without a base every difference is a conflict.
  const base = unsaved.version === version ? stored : (unsaved.base ?? { id, tiles: [] });
  return { page, stored, version: unsaved.version, base, recovered };
}
