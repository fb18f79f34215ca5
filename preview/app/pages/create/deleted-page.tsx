import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageState } from '#schemas/api/content/editing.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { invalidatePagesAndFacts, purgePage, restorePage } from '../../api/pages.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { LazyPurgePage } from '../deletion/deletion-dialogs.lazy.ts';

interface DeletedPageProps {
  readonly page: PageState;
  /** Called when the address is free. */
  readonly onPurged: () => void;
  readonly onFailed: (message: string) => void;
}

/** What can be done with a deleted page that has the address of a new one. */
export function DeletedPage({ page, onPurged, onFailed }: DeletedPageProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const act = async (work: () => Promise<unknown>, onDone: () => void): Promise<void> => {
    try {
      await work();
      onDone();
      void invalidatePagesAndFacts(client);
    } catch (error) {
      onFailed(errorMessageOf(error));
    }
  };
  return (
    <>
      <p className="dialog-buttons">
        <EditorButton
          onClick={() =>
            void act(
              () => restorePage(page.id, true),
              () => navigate(`/pages/${encodeURIComponent(page.id)}`),
            )
          }
        >
          Restore it as a draft
        </EditorButton>
        <EditorButton onClick={() => setAsking(true)}>Delete it permanently…</EditorButton>
      </p>
      {isAsking && (
        <Suspense>
          <LazyPurgePage
            page={page}
            onConfirm={() => void act(() => purgePage(page.id), onPurged)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
