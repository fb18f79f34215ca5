import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { PageState } from '#schemas/api/editing.ts';
import { messageOf } from '../calls/call-preview.ts';
import { deletePage, forgetPages, pagesQuery, restorePage, usesQuery } from '../calls/pages.ts';
import { definitionOf } from '../document/page-content.ts';
import { NewPage } from './new-page.tsx';
import { PageLine } from './page-line.tsx';

/** Pages by what they are for: those with an address of their own, the home page first, then those that addresses share. */
function groupsOf(pages: readonly PageState[]): { readonly name: string; readonly pages: readonly PageState[] }[] {
  const isTemplate = ({ id }: PageState): boolean => id.startsWith('_');
  const own = pages.filter((page) => !isTemplate(page));
  const home = own.filter(({ id }) => id === 'home');
  return [
    { name: 'Pages', pages: [...home, ...own.filter(({ id }) => id !== 'home')] },
    { name: 'Templates', pages: pages.filter(isTemplate) },
  ].filter((group) => group.pages.length > 0);
}

/** All pages: found by their words, by how they stand, or by the tiles on them. */
export function Pages() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(pagesQuery);
  const { data: uses } = useQuery(usesQuery);
  const [search, setSearch] = useState('');
  const [tile, setTile] = useState('');
  const [standing, setStanding] = useState('all');
  const [source, setSource] = useState<{ readonly copyOf?: string }>();
  const [said, setSaid] = useState<{ readonly words: string; readonly undo?: () => void }>();
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const withTile = new Map(uses?.find(({ type }) => type === tile)?.pages.map((use) => [use.id, use]));
  const shown = (data ?? []).filter(
    ({ id, title = '', deletedAt, hasDraft, publishedRevision }) =>
      `${id} ${title}`.toLowerCase().includes(wanted) &&
      (tile === '' || withTile.has(id)) &&
      (standing === 'deleted') === Boolean(deletedAt) &&
      (standing !== 'draft' || hasDraft) &&
      (standing !== 'live' || Boolean(publishedRevision)),
  );
  const act = async (work: () => Promise<unknown>, words: string, undo?: () => void): Promise<void> => {
    try {
      await work();
      setSaid({ words, ...(undo && { undo }) });
    } catch (problem) {
      setSaid({ words: messageOf(problem) });
    }
    await forgetPages(client);
  };
  const restore = (id: string): Promise<void> => act(() => restorePage(id), `${id} is back as it was.`);
  return (
    <main className="pages">
      <title>Preview</title>
      <header>
        <h1>Preview</h1>
        <button type="button" className="primary" onClick={() => setSource({})}>
          New page
        </button>
      </header>
      <search className="page-filters">
        <label>
          Search
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          Which
          <select value={standing} onChange={(event) => setStanding(event.target.value)}>
            <option value="all">All</option>
            <option value="live">Live</option>
            <option value="draft">With changes that are not live</option>
            <option value="deleted">Deleted</option>
          </select>
        </label>
        <label>
          With the tile
          <select value={tile} onChange={(event) => setTile(event.target.value)}>
            <option value="">Any</option>
            {uses?.map(({ type, pages }) => (
              <option key={type} value={type}>
                {`${definitionOf(type)?.title ?? type} (${pages.length})`}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p className="said" role="status">
        {said?.words}{' '}
        {said?.undo && (
          <button type="button" onClick={said.undo}>
            Undo
          </button>
        )}
      </p>
      {error && (
        <p className="fault">
          {messageOf(error)}{' '}
          <button type="button" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
      {!data && !error && <p className="empty">Looking for pages…</p>}
      {data && shown.length === 0 && <p className="empty">No page is like that.</p>}
      {groupsOf(shown).map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <h2 className="page-group">{name}</h2>
          <ul className="page-list">
            {pages.map((page) => (
              <PageLine
                key={page.id}
                page={page}
                use={withTile.get(page.id)}
                onDuplicate={() => setSource({ copyOf: page.id })}
                onDelete={() =>
                  act(
                    () => deletePage(page.id),
                    `${page.title ?? page.id} is deleted.`,
                    () => restore(page.id),
                  )
                }
                onRestore={() => restore(page.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {source && (
        <NewPage copyOf={source.copyOf} taken={(data ?? []).map(({ id }) => id)} onClose={() => setSource(undefined)} />
      )}
    </main>
  );
}
