import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePagesAndFacts, pageStateQuery, restorePage } from '#preview/app/api/pages.ts';
import { formatDateTime } from '#preview/app/ui/time/format-date-time.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { focusPage } from '../focus-page.ts';

/** Says that the open page is deleted, and restores it as a draft. Nothing for other pages. */
export function DeletedNotice({ opened }: { readonly opened: PageState }) {
  const client = useQueryClient();
  const { data } = useQuery(pageStateQuery(opened.id));
  const [error, setError] = useState('');
  const { id, deletedAt } = data ?? opened;
  if (!deletedAt) return null;
  const restore = async (): Promise<void> => {
    try {
      const restored = await restorePage(id, true);
      client.setQueryData(pageStateQuery(id).queryKey, restored);
      focusPage();
      await invalidatePagesAndFacts(client);
    } catch (problem) {
      setError(errorMessageOf(problem));
    }
  };
  return (
    <div className="save-notice" role="alert">
      <p>
        <strong>This page was deleted on {formatDateTime(deletedAt)}.</strong> Visitors do not see it, and changes are
        not saved until it is restored. {error}
      </p>
      <EditorButton onClick={() => void restore()}>Restore it as a draft</EditorButton>
    </div>
  );
}
