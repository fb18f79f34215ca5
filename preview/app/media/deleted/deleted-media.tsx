import { useQuery } from '@tanstack/react-query';
import { deletedMediaQuery } from '#preview/app/api/media.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { formatDateTime } from '#preview/app/ui/time/format-date-time.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { ReportChange } from '../changes/use-media-change.ts';
import { findMediaFiles, type MediaFilters, MediaGrid, MediaThumbnail } from '../media-grid.tsx';
import { useMediaName } from '../use-media-name.ts';
import { RestoreButton } from './restore-button.tsx';

interface DeletedMediaProps {
  readonly filters: MediaFilters;
  readonly onMessage: ReportChange;
}

/** The deleted files, with the time until which each can be restored. */
export function DeletedMedia({ filters, onMessage }: DeletedMediaProps) {
  const { data, error, refetch } = useQuery(deletedMediaQuery);
  const found = findMediaFiles(data ?? [], filters);
  return (
    <>
      {error && (
        <p className="error-message">
          {errorMessageOf(error)} <EditorButton onClick={() => refetch()}>Try again</EditorButton>
        </p>
      )}
      <p className="empty" aria-live="polite">
        {data ? describeResult(found.length, data.length) : !error && 'Loading deleted files…'}
      </p>
      <MediaGrid files={found} renderCard={(file) => <DeletedCard file={file} onMessage={onMessage} />} />
    </>
  );
}

function describeResult(found: number, all: number): string {
  if (all === 0) return 'There are no deleted files.';
  if (found === 0) return 'No deleted files match these filters.';
  return found === 1 ? '1 deleted file' : `${found} deleted files`;
}

interface DeletedCardProps {
  readonly file: MediaFile;
  readonly onMessage: ReportChange;
}

function DeletedCard({ file, onMessage }: DeletedCardProps) {
  const name = useMediaName(file);
  return (
    <div className="media-card">
      <MediaThumbnail file={file} />
      <strong>{name}</strong>
      {file.removedAt && <span>{`Gone for good after ${formatDateTime(file.removedAt)}`}</span>}
      <p className="media-restore">
        <RestoreButton file={file} label={`Restore ${name}`} onMessage={onMessage}>
          Restore
        </RestoreButton>
      </p>
    </div>
  );
}
