import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { factsQuery, type PageSearch, pageListQuery, tileTypesQuery } from '../api/pages.ts';
import { messageOf } from '../api/send-request.ts';
import { prefetchEditor } from '../editor/editor-page.lazy.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { NewPage } from './new-page.tsx';
import { PageFilters } from './page-filters.tsx';
import { PageGroups } from './page-groups.tsx';
import { ShowMore } from './show-more.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { usePageActions } from './use-page-actions.ts';

const allPages: PageSearch = { text: '', status: 'all', tile: '', sort: 'address' };

/** The pages that match the filters, which the service finds. */
export function Pages() {
  const [search, setSearch] = useState(allPages);
  const list = useInfiniteQuery(pageListQuery(search));
  const { data: types } = useQuery(tileTypesQuery);
  const { data: facts } = useQuery(factsQuery);
  const [source, setSource] = useState<{ readonly copyOf?: string }>();
  const { message, dismiss, restore, remove } = usePageActions();
  const [pageToDelete, setPageToDelete] = useState<PageState>();
  const { data, error, refetch, isPlaceholderData, isFetchNextPageError } = list;
  // A page that was created in the meantime moves others into the next part.
  const pages = [...new Map(data?.pages.flatMap((part) => part.pages).map((page) => [page.id, page])).values()];
  const total = data?.pages.at(-1)?.total ?? 0;
  const isLoaded = data !== undefined;
  useEffect(() => (isLoaded ? prefetchEditor() : undefined), [isLoaded]);
  const { heading, toast } = useLostFocus(message !== undefined);
  return (
    <main className="pages">
      <title>Preview</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Pages
        </h1>
        <EditorButton variant="primary" onClick={() => setSource({})}>
          New page
        </EditorButton>
      </header>
      <PageFilters search={search} types={types} names={facts?.tileTypes} onSearch={setSearch} />
      <div className={message ? 'toast' : undefined} role="status" ref={toast}>
        {message && <p>{message.text}</p>}
        {message?.undo && <EditorButton onClick={message.undo}>Undo</EditorButton>}
        {message && <EditorButton onClick={dismiss}>Close</EditorButton>}
      </div>
      {error && !isFetchNextPageError && <ListError message={messageOf(error)} onRetry={refetch} />}
      <p className="empty" aria-live="polite">
        {data ? describeResult(pages.length, total, search) : !error && 'Loading pages…'}
      </p>
      <div aria-busy={isPlaceholderData}>
        <PageGroups
          pages={pages}
          storesPages={facts?.storesPages}
          onDuplicate={({ id }) => setSource({ copyOf: id })}
          onDelete={(page) => (page.publishedRevision ? setPageToDelete(page) : void remove(page))}
          onRestore={restore}
        />
      </div>
      <ShowMore count={pages.length} list={list} />
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
      {source && <NewPage copyOf={source.copyOf} onClose={() => setSource(undefined)} />}
    </main>
  );
}

/** How many pages are shown, for sighted editors and screen readers. */
function describeResult(shown: number, total: number, search: PageSearch): string {
  if (total > 0) return shown < total ? `${shown} of ${total.toLocaleString('en-GB')} pages` : countOf(total);
  const isFiltered = search.text.trim() !== '' || search.status !== 'all' || search.tile !== '';
  return isFiltered ? 'No pages match these filters.' : 'There are no pages yet. Create the first one.';
}

const countOf = (total: number): string => (total === 1 ? '1 page' : `${total} pages`);

const ListError = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => unknown }) => (
  <p className="error-message">
    {message} <EditorButton onClick={onRetry}>Try again</EditorButton>
  </p>
);
