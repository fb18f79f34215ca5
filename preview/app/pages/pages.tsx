import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { messageOf } from '../api/ask-server.ts';
import { pagesQuery, usesQuery } from '../api/pages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { everyPage, findPages, groupPages, usesOf } from './find-pages.ts';
import { NewPage } from './new-page.tsx';
import { PageFilters } from './page-filters.tsx';
import { PageLine } from './page-line.tsx';
import { usePageActions } from './use-page-actions.ts';

/** All pages, filtered by text, status or the tiles in use. */
export function Pages() {
  const { data, error, refetch } = useQuery(pagesQuery);
  const { data: uses } = useQuery(usesQuery);
  const [search, setSearch] = useState(everyPage);
  const [source, setSource] = useState<{ readonly copyOf?: string }>();
  const { said, dismiss, restore, remove } = usePageActions();
  const [doomed, setDoomed] = useState<PageState>();
  const asked = useDeferredValue(search);
  const used = usesOf(uses, asked.tile);
  const shown = findPages(data ?? [], asked, used);
  return (
    <main className="pages">
      <title>Preview</title>
      <header>
        <h1>Preview</h1>
        <button type="button" className="primary" onClick={() => setSource({})}>
          New page
        </button>
      </header>
      <PageFilters search={search} uses={uses} onSearch={setSearch} />
      <div className={said ? 'toast' : undefined} role="status">
        {said && <p>{said.words}</p>}
        {said?.undo && (
          <button type="button" onClick={said.undo}>
            Undo
          </button>
        )}
        {said && (
          <button type="button" onClick={dismiss}>
            Close
          </button>
        )}
      </div>
      {error && <ListTrouble message={messageOf(error)} onRetry={refetch} />}
      {!data && !error && <p className="empty">Loading pages…</p>}
      {data && shown.length === 0 && <p className="empty">No pages match these filters.</p>}
      {groupPages(shown).map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <h2 className="page-group">{name}</h2>
          <ul className="page-list">
            {pages.map((page) => (
              <PageLine
                key={page.id}
                page={page}
                use={used.get(page.id)}
                onDuplicate={() => setSource({ copyOf: page.id })}
                onDelete={() => (page.publishedRevision ? setDoomed(page) : remove(page))}
                onRestore={() => restore(page)}
              />
            ))}
          </ul>
        </section>
      ))}
      {doomed && (
        <ConfirmDialog
          heading={`Delete ${doomed.title ?? doomed.id}?`}
          action="Delete page"
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p>
            This page is live. Visitors of /{doomed.id} will get “Page not found”. You can restore the page for 30 days.
          </p>
        </ConfirmDialog>
      )}
      {source && (
        <NewPage copyOf={source.copyOf} taken={(data ?? []).map(({ id }) => id)} onClose={() => setSource(undefined)} />
      )}
    </main>
  );
}

const ListTrouble = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => unknown }) => (
  <p className="fault">
    {message}{' '}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </p>
);
