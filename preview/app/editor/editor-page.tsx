import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isPassing, messageOf } from '../api/ask-server.ts';
import { draftQuery, factsQuery } from '../api/pages.ts';
import { type PageContent, readContent } from '../document/page-content.ts';
import { Notice } from '../ui/notice.tsx';
import { createJournal, type Journal } from './save/create-journal.ts';
import { ownWindow } from './save/own-window.ts';
import { Workbench } from './workbench.tsx';

/** What this browser has of a page that was never saved. Needs no network. */
const journalQuery = (id: string) =>
  queryOptions({
    queryKey: ['journal', id],
    queryFn: async () => {
      const journal = createJournal(localStorage, id, await ownWindow());
      await journal.adopt();
      return journal;
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads a page, and what this browser has of it that was never saved, then opens it. */
export function EditorPage({ id }: { readonly id: string }) {
  const draft = useQuery(draftQuery(id));
  const facts = useQuery(factsQuery);
  const { data: journal, error: forbidden } = useQuery(journalQuery(id));
  // Read once for each opening: what comes in later must not take the place of what is being written.
  const beginning = useMemo(
    () => draft.data && journal && begin(id, draft.data.page, draft.data.state.draftVersion, journal),
    [id, draft.data, journal],
  );
  // Once a page is open, an answer that fails later must not take it away from who is writing.
  const error = (draft.data ? undefined : draft.error) ?? (facts.data ? undefined : facts.error) ?? forbidden;
  if (error)
    return (
      <Notice title="The page could not be opened">
        <p>{messageOf(error)}</p>
        <p>
          {isPassing(error) && (
            <button type="button" onClick={() => Promise.all([draft.refetch(), facts.refetch()])}>
              Try again
            </button>
          )}{' '}
          <a href="/">All pages</a>
        </p>
      </Notice>
    );
  if (!draft.data || !journal || !beginning || !facts.data) return <Notice title="Opening the page…" />;
  return <Workbench facts={facts.data} state={draft.data.state} journal={journal} {...beginning} />;
}

interface Beginning {
  readonly page: PageContent;
  /** The page as the service has it. */
  readonly stored: PageContent;
  /** The version that the page was made from. */
  readonly version: number;
  /** The page at that version. */
  readonly base: PageContent;
  /** When what was found in this browser was written. */
  readonly recovered: Date | undefined;
}

/** What was never saved comes first; if somebody has saved since, the first save finds that out and both are merged. */
function begin(id: string, draft: unknown, version: number, journal: Journal): Beginning {
  const stored = readContent(id, draft);
  const unsaved = journal.read();
  if (!unsaved || JSON.stringify(unsaved.page) === JSON.stringify(stored)) {
    // What was saved after all must not come back once somebody else has gone on.
    journal.clear();
    return { page: stored, stored, version, base: stored, recovered: undefined };
  }
  const { page, at: recovered } = unsaved;
  // Without a base every difference is asked about.
  const base = unsaved.version === version ? stored : (unsaved.base ?? { id, tiles: [] });
  return { page, stored, version: unsaved.version, base, recovered };
}
