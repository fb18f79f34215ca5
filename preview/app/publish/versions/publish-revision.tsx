import { useQuery } from '@tanstack/react-query';
import { revisionQuery } from '#preview/app/api/pages.ts';
import { readContent } from '#preview/app/document/page-content.ts';
import { ConfirmDialog } from '#preview/app/ui/dialogs/confirm-dialog.tsx';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { DifferenceList } from './difference-list.tsx';
import { liveDifferences } from './live-differences.ts';

interface PublishRevisionProps {
  readonly id: string;
  readonly revision: number;
  /** The live revision; undefined if the page is not live. */
  readonly live: number | undefined;
  readonly path: string;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Shows what an earlier revision would change for visitors, before it is made live again. */
export function PublishRevision({ id, revision, live, path, onPublish, onClose }: PublishRevisionProps) {
  const restored = useQuery(revisionQuery(id, revision));
  const current = useQuery({ ...revisionQuery(id, live ?? 0), enabled: live !== undefined });
  const isLoaded = restored.data !== undefined && (live === undefined || current.data !== undefined);
  const error = restored.error ?? current.error;
  const differences =
    live !== undefined && isLoaded ? liveDifferences(current.data, readContent(id, restored.data)) : [];
  return (
    <ConfirmDialog
      heading={`Make revision ${revision} live?`}
      action={`Make revision ${revision} live`}
      isReady={isLoaded}
      onConfirm={onPublish}
      onClose={onClose}
    >
      <p>
        <a href={draftAddress(path, { revision })} target="_blank" rel="noreferrer">
          View revision {revision}
        </a>
      </p>
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {!isLoaded && !error && <p>Comparing…</p>}
      {isLoaded && live === undefined && <p>The page is not live: visitors will see all of this revision.</p>}
      {isLoaded && live !== undefined && (
        <>
          <h3>What changes for visitors</h3>
          {differences.length === 0 ? (
            <p>No changes: this revision is the same as the live page.</p>
          ) : (
            <DifferenceList differences={differences} />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
