import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import { contentListQuery, contentSearchQuery } from '#preview/app/api/content.ts';
import { factsQuery } from '#preview/app/api/pages.ts';
import { ClearFilters } from '#preview/app/pages/list/clear-filters.tsx';
import { useSearchedText } from '#preview/app/pages/list/use-searched-text.ts';
import { useLostFocus } from '#preview/app/pages/use-lost-focus.ts';
import { Toast } from '#preview/app/ui/dialogs/toast.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { LoadError } from '#preview/app/ui/load-error.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { maxListSearch } from '#schemas/api/content/page-list.ts';
import type { KindView } from '../kind-views.ts';
import { UnpublishQuestion } from '../publish/unpublish/unpublish-question.tsx';
import { ItemBulkBar } from './bulk/item-bulk-bar.tsx';
import { ContentListItem } from './content-list-item.tsx';
import { countItems } from './count-items.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { type ItemFilter, itemFilters, matchesFilter } from './item-status.ts';
import { type ItemOrder, ordersOf, sortItems } from './items/item-order.ts';
import { tellItemsApart } from './items/tell-items-apart.ts';
import { NewItem } from './new-item.tsx';
import { useItemActions } from './use-item-actions.ts';

/** How many items are shown at first, and how many more on request. */
const part = 60;

/** The items of a kind, in the order of the site. */
export function ContentList({ view }: { readonly view: KindView }) {
  const { data: facts } = useQuery(factsQuery);
  const enabled = facts?.storesPages !== false;
  const list = useQuery({ ...contentListQuery(view.kind), enabled });
  const { data } = list;
  const [text, setText] = useState('');
  const searchedText = useSearchedText(text);
  const search = useQuery({ ...contentSearchQuery(view.kind, searchedText), enabled });
  const isSearching = search.isPlaceholderData || searchedText !== text.trim();
  const failed = [list, search].find((query) => query.error ?? query.failureReason);
  const error = failed?.error ?? failed?.failureReason;
  // The items of the previous search stay during the next one, but not if it fails.
  const listed = isSearching && error ? undefined : search.data;
  const [filter, setFilter] = useState<ItemFilter>('all');
  const [limit, setLimit] = useState(part);
  const [isAdding, setAdding] = useState(false);
  const [itemToDelete, setItemToDelete] = useState<ContentState>();
  const [itemToUnpublish, setItemToUnpublish] = useState<ContentState>();
  const [order, setOrder] = useState<ItemOrder>('site');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { message, dismiss, restore, remove, unpublish, runAll } = useItemActions();
  const { heading, toast } = useLostFocus(message !== undefined);
  const found = sortItems(
    (listed ?? []).filter((item) => matchesFilter(item, filter)),
    order,
  );
  const fullNames = useMemo(() => tellItemsApart(data ?? []), [data]);
  const selected = found.filter(({ id, deletedAt }) => !deletedAt && selectedIds.has(id));
  const isEditable = data !== undefined && enabled;
  const hasFilter = text.trim() !== '' || filter !== 'all';
  return (
    <main className="pages content-list">
      <title>{`${view.title} · Preview`}</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {view.title}
        </h1>
        {isEditable && (
          <EditorButton variant="primary" onClick={() => setAdding(true)}>
            New {view.noun}
          </EditorButton>
        )}
      </header>
      {isEditable && (
        <search className="page-filters">
          <LabelledControl label="Search">
            <Input
              dir="auto"
              type="search"
              value={text}
              maxLength={maxListSearch}
              onChange={({ target }) => setText(target.value)}
            />
          </LabelledControl>
          <LabelledControl label="Status">
            <Select
              value={filter}
              onChange={({ target }) => setFilter(itemFilters.find(([name]) => name === target.value)?.[0] ?? 'all')}
            >
              {itemFilters
                .filter(([name]) => name !== 'ended' || view.kind === 'job' || view.kind === 'offer')
                .map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
            </Select>
          </LabelledControl>
          <LabelledControl label="Sort by">
            <Select
              value={order}
              onChange={({ target }) =>
                setOrder(ordersOf(view.kind).find(([name]) => name === target.value)?.[0] ?? 'site')
              }
            >
              {ordersOf(view.kind).map(([name, label]) => (
                <option key={name} value={name}>
                  {name === 'site' && text.trim() !== '' ? 'Best match' : label}
                </option>
              ))}
            </Select>
          </LabelledControl>
        </search>
      )}
      <div className="toasts" role="status" ref={toast}>
        {message && (
          <Toast onUndo={message.undo} onClose={dismiss}>
            {message.text}
          </Toast>
        )}
      </div>
      {facts?.storesPages === false ? (
        <p>This API has no calls for editing {view.title.toLowerCase()}. Change them in the system behind it.</p>
      ) : (
        <>
          {error && <LoadError error={error} onRetry={() => void failed?.refetch()} />}
          <p className="empty" aria-live="polite">
            {!listed && !error && `Loading ${view.title.toLowerCase()}…`}
            {listed && (isSearching ? !error && 'Searching…' : describeResult(found.length, view, hasFilter))}
          </p>
          {listed && found.length === 0 && hasFilter && !isSearching && (
            <ClearFilters
              onClear={() => {
                setText('');
                setFilter('all');
              }}
            />
          )}
          <ul className="page-list" aria-busy={isSearching} inert={isSearching}>
            {found.slice(0, limit).map((item) => (
              <ContentListItem
                key={item.id}
                item={item}
                fullName={fullNames.get(item.id) ?? item.id}
                isSelected={!item.deletedAt ? selectedIds.has(item.id) : undefined}
                onSelect={() => setSelectedIds(toggle(selectedIds, item.id))}
                onUnpublish={() => setItemToUnpublish(item)}
                onDelete={() => setItemToDelete(item)}
                onRestore={() => restore(item)}
              />
            ))}
          </ul>
          {found.length > limit && (
            <p className="show-more">
              <EditorButton onClick={() => setLimit(limit + part)}>Show more</EditorButton>
            </p>
          )}
        </>
      )}
      <ItemBulkBar
        view={view}
        items={selected}
        onRun={(action, items) => void runAll(action, view, items)}
        onClear={() => setSelectedIds(new Set())}
      />
      {itemToDelete && (
        <DeleteQuestion
          item={itemToDelete}
          view={view}
          onConfirm={() => remove(itemToDelete)}
          onClose={() => setItemToDelete(undefined)}
        />
      )}
      {itemToUnpublish && (
        <UnpublishQuestion
          item={itemToUnpublish}
          view={view}
          onConfirm={() => unpublish(itemToUnpublish)}
          onClose={() => setItemToUnpublish(undefined)}
        />
      )}
      {isAdding && data && <NewItem view={view} items={data} onClose={() => setAdding(false)} />}
    </main>
  );
}

function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const toggled = new Set(ids);
  if (!toggled.delete(id)) toggled.add(id);
  return toggled;
}

function describeResult(count: number, view: KindView, hasFilter: boolean): string {
  const { title } = view;
  if (count > 0) return countItems(view, count);
  return hasFilter
    ? `No ${title.toLowerCase()} match these filters.`
    : `There are no ${title.toLowerCase()} yet. Create the first one.`;
}
