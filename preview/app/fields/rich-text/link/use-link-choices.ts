import { useQuery } from '@tanstack/react-query';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { factsQuery, pageTitlesQuery } from '#preview/app/api/pages.ts';
import { keyOf, nameOf } from '#preview/app/document/page-content.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { type LinkChoice, linkChoices, searchChoices } from './link-choices.ts';
import { readRecentLinks } from './recent-links.ts';

/** The pages and items of the site that match, and the tiles of the page that is edited, if there is one. */
export function useLinkChoices(search: string): readonly LinkChoice[] {
  const editor = useContext(EditorContext)?.editor;
  const text = useDeferredValue(search);
  const { data: facts } = useQuery(factsQuery);
  // The titles of pages that match by them. Without this reply pages are found by their addresses.
  const { data: found } = useQuery(pageTitlesQuery(text.trim()));
  const [recent] = useState(readRecentLinks);
  return useMemo(() => {
    const pages = found ?? [];
    const tiles = editor?.state().history.present.tiles ?? [];
    const choices = linkChoices({
      addresses: facts?.addresses ?? [],
      titles: new Map(pages.map(({ id, title }) => [id, title ?? ''])),
      tiles: tiles.map((tile) => ({ key: keyOf(tile), name: nameOf(tile) })),
    });
    return searchChoices(choices, recent, text);
  }, [editor, facts, found, recent, text]);
}
