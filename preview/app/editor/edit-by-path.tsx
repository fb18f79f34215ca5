import { useQuery } from '@tanstack/react-query';
import { Redirect, useSearch } from 'wouter';
import { z } from 'zod';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { callPreview } from '../api/call-preview.ts';
import { SignedOutNotice } from '../ui/dialogs/signed-out-notice.tsx';
import { Notice } from '../ui/notice.tsx';

const pageReference = z.object({ id: z.string() });

/** Redirects from an address of the site, and a tile on it, to the editor. */
export function EditByPath() {
  const search = new URLSearchParams(useSearch());
  const path = search.get('path') ?? '/';
  const tile = search.get('tile');
  const { data, error } = useQuery({
    queryKey: ['page-at', path],
    queryFn: ({ signal }) => callPreview(`/page-at?path=${encodeURIComponent(path)}`, pageReference, { signal }),
  });
  if (error) return <Notice title="Page not found">{errorMessageOf(error)}</Notice>;
  if (!data)
    return (
      <Notice title="Looking for the page…">
        <SignedOutNotice />
      </Notice>
    );
  const query = new URLSearchParams({ path, ...(tile && { tile }) });
  return <Redirect to={`/pages/${encodeURIComponent(data.id)}?${query}`} replace />;
}
