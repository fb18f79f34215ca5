import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { maxFoundText } from '#schemas/api/content/find-text.ts';
import type { TextSearch } from '../../../api/find-text.ts';
import type { Replacement } from './use-replace.ts';

/** How a text is searched for, unless the editor chooses otherwise. */
export const defaultOptions = { matchCase: false, wholeWords: true };

/** The pause in typing after which the address is changed, in milliseconds: browsers limit how often. */
const pauseMs = 300;

interface SearchInAddress extends Replacement {
  /** Undefined before the first search. */
  readonly search: TextSearch | undefined;
}

/** Keeps the last search and its replacement in the address, for Back, a reload and links. Returns those it had first. */
export function useSearchInAddress() {
  const [query, setQuery] = useSearchParams();
  const [initial] = useState(() => readAddress(query));
  const [current, setCurrent] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is new with each address.
  useEffect(() => {
    if (current === initial) return undefined;
    const timer = setTimeout(() => setQuery(writeAddress(current), { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [current, initial]);
  const change = (changed: Partial<SearchInAddress>): void => setCurrent((before) => ({ ...before, ...changed }));
  return { initial, current, change };
}

/** A text that is too long is shortened as in its field. */
function readAddress(query: URLSearchParams): SearchInAddress {
  const text = (query.get('text') ?? '').slice(0, maxFoundText);
  return {
    search:
      text.trim() === ''
        ? undefined
        : { text, matchCase: query.get('case') === 'match', wholeWords: query.get('words') !== 'parts' },
    replacement: (query.get('with') ?? '').slice(0, maxFoundText),
    keepCase: query.get('capitals') === 'as-found',
  };
}

function writeAddress({ search, replacement, keepCase }: SearchInAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (!search) return query;
  query.set('text', search.text);
  if (search.matchCase) query.set('case', 'match');
  if (!search.wholeWords) query.set('words', 'parts');
  if (replacement !== '') query.set('with', replacement);
  if (keepCase) query.set('capitals', 'as-found');
  return query;
}
