import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import type { PageState } from '#schemas/api/content/editing.ts';
import { factsQuery, pagesQuery, usesQuery } from '../api/pages.ts';
import { messageOf } from '../api/send-request.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { allPages, findPages, groupPages, usesOf } from './find-pages.ts';
import { NewPage } from './new-page.tsx';
import { PageFilters } from './page-filters.tsx';
import { PageListItem } from './page-list-item.tsx';
import { usePageActions } from './use-page-actions.ts';

/** All pages, filtered by text, status or the tiles in use. */
export function Pages() {
  const { data, error, refetch } = useQuery(pagesQuery);
  const { data: uses } = useQuery(usesQuery);
  const { data: facts } = useQuery(factsQuery);
  const [search, setSearch] = useState(allPages);
  const [source, setSource] = useState<{ readonly copyOf?: string }>();
  const { message, dismiss, restore, remove } = usePageActions();
  const [pageToDelete, setPageToDelete] = useState<PageState>();
  const deferredSearch = useDeferredValue(search);
  const usesByPage = usesOf(uses, deferredSearch.tile);
  const visiblePages = findPages(data ?? [], deferredSearch, usesByPage);
  return (
    <main className="pages">
      <title>Preview</title>
      <header>
        <h1>Preview</h1>
        <nav>
          <Link href="/api">API</Link>
          <EditorButton variant="primary" onClick={() => setSource({})}>
            New page
          </EditorButton>
        </nav>
      </header>
      <PageFilters search={search} uses={uses} onSearch={setSearch} />
      <div className={message ? 'toast' : undefined} role="status">
        {message && <p>{message.text}</p>}
        {message?.undo && <EditorButton onClick={message.undo}>Undo</EditorButton>}
        {message && <EditorButton onClick={dismiss}>Close</EditorButton>}
      </div>
      {error && <ListError message={messageOf(error)} onRetry={refetch} />}
      {!data && !error && <p className="empty">Loading pages…</p>}
      {data && visiblePages.length === 0 && <p className="empty">No pages match these filters.</p>}
      {groupPages(visiblePages).map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <h2 className="page-group">{name}</h2>
          <ul className="page-list">
            {pages.map((page) => (
              <PageListItem
                key={page.id}
                page={page}
                use={usesByPage.get(page.id)}
                onDuplicate={() => setSource({ copyOf: page.id })}
                storesPages={facts?.storesPages}
                onDelete={() => (page.publishedRevision ? setPageToDelete(page) : remove(page))}
                onRestore={() => restore(page)}
              />
            ))}
          </ul>
        </section>
      ))}
      {pageToDelete && (
        <ConfirmDialog
          heading={`Delete ${pageToDelete.title ?? pageToDelete.id}?`}
          action="Delete page"
          onConfirm={() => remove(pageToDelete)}
          onClose={() => setPageToDelete(undefined)}
        >
          <p>
            This page is live. Visitors of /{pageToDelete.id} will get “Page not found”. You can restore the page for 30
            days.
          </p>
        </ConfirmDialog>
      )}
      {source && (
        <NewPage
          copyOf={source.copyOf}
          existingIds={(data ?? []).map(({ id }) => id)}
          onClose={() => setSource(undefined)}
        />
      )}
    </main>
  );
}

const ListError = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => unknown }) => (
  <p className="error-message">
    {message} <EditorButton onClick={onRetry}>Try again</EditorButton>
  </p>
);
