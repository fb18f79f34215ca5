import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openContentQuery } from './presence.ts';

/** Since when pages are open in an editor, by page id. Of several windows, the first one counts. */
export function useOpenPages(): ReadonlyMap<string, string> {
  const { data, isError } = useQuery(openContentQuery);
  return useMemo(() => {
    const open = new Map<string, string>();
    for (const { content, since } of isError ? [] : (data ?? [])) {
      const id = content.startsWith('page ') ? content.slice('page '.length) : undefined;
      if (id !== undefined && !open.has(id)) open.set(id, since);
    }
    return open;
  }, [data, isError]);
}
