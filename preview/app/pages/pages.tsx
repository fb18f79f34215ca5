import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import type { ListedPage } from '#schemas/api/content/page-list.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import { factsQuery, type PageSearch, tileTypesQuery } from '../api/pages.ts';
import { prefetchEditor } from '../editor/editor-page.lazy.ts';
import { useOpenPages } from '../presence/use-open-pages.ts';
import { Toast } from '../ui/dialogs/toast.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { LazyUndoBulk } from './bulk/undo/undo-bulk.lazy.ts';
import { LatestBulkContext, useLatestBulk } from './bulk/undo/use-latest-bulk.ts';
import { LazyChangeAddress } from './change-address.lazy.ts';
import { countPages } from './count-pages.ts';
import { LazyNewPage } from './create/new-page.lazy.ts';
import type { UnfinishedPage } from './create/new-page.tsx';
import { LazyDeletePage, LazyPurgePage, LazyRestorePage } from './deletion/deletion-dialogs.lazy.ts';
import { FindNav } from './find/find-nav.tsx';
import { PageFilters } from './list/page-filters.tsx';
import { PageGrid } from './list/page-grid.tsx';
import { allPages, isFiltered } from './list/page-search.ts';
import { usePageListState } from './list/use-page-list-state.ts';
import { type PageRange, usePageParts } from './list/use-page-parts.ts';
import { useSearchedText } from './list/use-searched-text.ts';
import { useSelection } from './list/use-selection.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { usePageActions } from './use-page-actions.ts';
import { ViewBar } from './views/view-bar.tsx';

/** The pages that match the filters, which the service finds. */
export function Pages() {
  const { search, layout, setSearch, setLayout } = usePageListState();
  const [range, setRange] = useState<PageRange>({ first: 0, last: 0 });
  const searchedText = useSearchedText(search.text);
  const { total, isStale, error, retry, pageAt, loadRange } = usePageParts({ ...search, text: searchedText }, range);
  const isSearching = isStale || searchedText !== search.text.trim();
  const selection = useSelection({ total: total ?? 0, pageAt, loadRange });
  const { data: types } = useQuery(tileTypesQuery);
  const { data: facts } = useQuery(factsQuery);
  const [unfinished, setUnfinished] = useState<UnfinishedPage>();
  const openPages = useOpenPages();
  const [source, setSource] = useState<{ readonly copyOf?: PageState; readonly isTemplate?: boolean }>();
  const latestBulk = useLatestBulk();
  const { message, dismiss, restore, remove, purge, move } = usePageActions(latestBulk.countAction);
  const [pageToDelete, setPageToDelete] = useState<PageState>();
  const [pageToPurge, setPageToPurge] = useState<PageState>();
  const [pageToMove, setPageToMove] = useState<PageState>();
  const [pageToRestore, setPageToRestore] = useState<PageState>();
  const isLoaded = total !== undefined;
  useEffect(() => (isLoaded ? prefetchEditor() : undefined), [isLoaded]);
  const { heading, toast } = useLostFocus(message !== undefined);
  const askOrDelete = (page: ListedPage): void => {
    // An API without pages of its own cannot be asked what uses a draft.
    if (facts?.storesPages === false) remove(page).catch(() => undefined);
    else setPageToDelete(page);
  };
  const hasBuiltIn = ({ id }: PageState): boolean => facts?.builtInPages.includes(id) ?? false;
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
      <FindNav />
      <PageFilters search={search} types={types} names={facts?.tileTypes} onSearch={setSearch} />
      <ViewBar
        search={search}
        layout={layout}
        storesPages={facts?.storesPages}
        onLayout={setLayout}
        onClear={
          total === 0 && isFiltered(search) && !isSearching
            ? () => setSearch({ ...allPages, sort: search.sort })
            : undefined
        }
        result={
          isLoaded && !isSearching
            ? describeResult(total, search)
            : error
              ? ''
              : isLoaded
                ? 'Searching…'
                : 'Loading pages…'
        }
      />
      <div className="toasts" role="status" ref={toast}>
        {latestBulk.bulk && (
          <Suspense>
            <LazyUndoBulk
              key={latestBulk.bulk.key}
              bulk={latestBulk.bulk}
              onShowDeleted={
                search.status === 'deleted' ? undefined : () => setSearch({ ...allPages, status: 'deleted' })
              }
              onClose={latestBulk.dismiss}
            />
          </Suspense>
        )}
        {message && (
          <Toast onUndo={message.undo} onClose={dismiss}>
            {message.text}
            {message.livePage && facts && !isPageWithoutAddress(message.livePage) && (
              <>
                {' '}
                <a href={`${facts.siteAddress}/${message.livePage}`} target="_blank" rel="noreferrer">
                  View live page
                </a>
              </>
            )}
          </Toast>
        )}
      </div>
      {error && <LoadError error={error} onRetry={retry} />}
      {isLoaded && total > 0 && !(isSearching && error) && (
        <div aria-busy={isSearching} inert={isSearching}>
          <PageGrid
            layout={layout}
            hasMatches={search.text.trim() !== ''}
            total={total}
            pageAt={pageAt}
            onRange={setRange}
            selection={selection}
            storesPages={facts?.storesPages}
            openPages={openPages}
            addresses={facts?.addresses}
            onDuplicate={(copyOf) => setSource({ copyOf })}
            onMakeTemplate={(copyOf) => setSource({ copyOf, isTemplate: true })}
            onMove={setPageToMove}
            onDelete={askOrDelete}
            onPurge={setPageToPurge}
            onRestore={(page) => (page.restoresLive ? setPageToRestore(page) : void restore(page))}
          />
        </div>
      )}
      <LatestBulkContext value={latestBulk}>
        <BulkBar
          selection={selection}
          total={isSearching ? 0 : (total ?? 0)}
          storesPages={facts?.storesPages}
          onFinish={latestBulk.finish}
        />
      </LatestBulkContext>
      <Suspense>
        {pageToDelete && (
          <LazyDeletePage
            page={pageToDelete}
            hasBuiltIn={hasBuiltIn(pageToDelete)}
            onConfirm={() => remove(pageToDelete)}
            onClose={() => setPageToDelete(undefined)}
          />
        )}
        {pageToPurge && (
          <LazyPurgePage
            page={pageToPurge}
            onConfirm={() => void purge(pageToPurge)}
            onClose={() => setPageToPurge(undefined)}
          />
        )}
        {pageToRestore && (
          <LazyRestorePage
            page={pageToRestore}
            onConfirm={(asDraft) => void restore(pageToRestore, asDraft)}
            onClose={() => setPageToRestore(undefined)}
          />
        )}
        {pageToMove && (
          <LazyChangeAddress
            page={pageToMove}
            hasBuiltIn={hasBuiltIn(pageToMove)}
            onMove={(to, redirect) => move(pageToMove, to, redirect)}
            onClose={() => setPageToMove(undefined)}
          />
        )}
        {source && (
          <LazyNewPage
            copyOf={source.copyOf}
            isTemplate={source.isTemplate}
            unfinished={source.copyOf ? undefined : unfinished}
            onClose={(typed) => {
              setSource(undefined);
              if (!source.copyOf) setUnfinished(typed);
            }}
          />
        )}
      </Suspense>
    </main>
  );
}

/** How many pages match, for sighted editors and screen readers. */
function describeResult(total: number, search: PageSearch): string {
  if (total > 0) return countPages(total);
  return isFiltered(search) ? 'No pages match these filters.' : 'There are no pages yet. Create the first one.';
}
