import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { type PageView, pageViewEndpoints } from '#schemas/api/content/page-views.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { callPreview } from '../../api/call-preview.ts';
import type { PageSearch } from '../../api/pages.ts';
import { PopoverButton } from '../../ui/disclosure/popover-button.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import { type PageLayout, pageListAddress } from '../list/page-search.ts';

const path = '/editing/page-views';

const viewsQuery = queryOptions({
  queryKey: ['page-views'],
  queryFn: async ({ signal }) => (await callPreview(path, pageViewEndpoints.pageViews.reply, { signal })).views,
});

interface SavedViewsProps {
  readonly search: PageSearch;
  readonly layout: PageLayout;
}

/**
 * Searches with filters and an order under a name. The service stores them for all editors: they share one secret, so
 * a view of one browser would be lost on another. What only one person needs is a bookmark.
 */
export function SavedViews({ search, layout }: SavedViewsProps) {
  const client = useQueryClient();
  const { data: views, error: loadError } = useQuery(viewsQuery);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const change = async (work: () => Promise<{ readonly views: PageView[] }>, done: string): Promise<void> => {
    try {
      client.setQueryData(viewsQuery.queryKey, (await work()).views);
      setMessage(done);
    } catch (error) {
      setMessage(errorMessageOf(error));
    }
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return setMessage('Enter a name.');
    const body = { ...search, name: trimmed };
    await change(
      () => callPreview(path, pageViewEndpoints.savePageView.reply, { method: 'POST', body }),
      `The view “${trimmed}” is saved for all editors.`,
    );
    setName('');
  };
  const remove = (view: PageView): Promise<void> =>
    change(
      () =>
        callPreview(`${path}?${new URLSearchParams({ name: view.name })}`, pageViewEndpoints.deletePageView.reply, {
          method: 'DELETE',
        }),
      `The view “${view.name}” is deleted.`,
    );
  return (
    <PopoverButton label="Saved views" className="saved-views">
      {loadError && <p className="error-message">{errorMessageOf(loadError)}</p>}
      {views?.length === 0 && <p className="hint">No saved views yet.</p>}
      {views && views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <Link href={addressOfView(view, layout)}>{view.name}</Link>
              <EditorButton aria-label={`Delete the view ${view.name}`} onClick={() => void remove(view)}>
                Delete
              </EditorButton>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void save(event)}>
        <LabelledControl label="Name of this view">
          <Input dir="auto" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </LabelledControl>
        <EditorButton type="submit">Save view</EditorButton>
      </form>
      <p className="hint" role="status">
        {message || 'Saves the search, the filters and the order for all editors.'}
      </p>
    </PopoverButton>
  );
}

const addressOfView = ({ text = '', tile = '', status, sort }: PageView, layout: PageLayout): string =>
  pageListAddress({ text, tile, status, sort }, layout);
