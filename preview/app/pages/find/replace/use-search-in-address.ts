import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { TextSearch } from '../../../api/find-text.ts';

/** How a text is searched for, unless the editor chooses otherwise. */
export const defaultOptions = { matchCase: false, wholeWords: true };

/** The last search in the address, so that Back, a reload and a shared address show its hits. */
export function useSearchInAddress() {
  const [query, setQuery] = useSearchParams();
  const [initial] = useState(() => readTextSearch(query));
  return { initial, setSearch: (search: TextSearch) => setQuery(writeTextSearch(search), { replace: true }) };
}

/** Reads the query of the address; undefined without a text. */
function readTextSearch(query: URLSearchParams): TextSearch | undefined {
  const text = query.get('text') ?? '';
  if (text.trim() === '') return undefined;
  return { text, matchCase: query.get('case') === 'match', wholeWords: query.get('words') !== 'parts' };
}

const writeTextSearch = ({ text, matchCase, wholeWords }: TextSearch): URLSearchParams =>
  new URLSearchParams({ text, ...(matchCase && { case: 'match' }), ...(!wholeWords && { words: 'parts' }) });
