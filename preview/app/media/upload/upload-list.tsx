import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { formatBytes } from '../media-name.ts';
import { UploadedDescription } from './uploaded-description.tsx';
import { isActive, type Upload, type Uploads } from './use-uploads.ts';

const states: Readonly<Record<Upload['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Uploading',
  processing: 'Making the sizes for the site',
  done: 'Uploaded',
  failed: 'Not uploaded',
  refused: 'Not uploaded',
  cancelled: 'Cancelled',
};

/** The uploads of this window with their progress, and what the uploaded files show. */
export function UploadList({ uploads: { uploads, retry, cancel, dismiss } }: { readonly uploads: Uploads }) {
  if (uploads.length === 0) return null;
  return (
    <section className="upload-list" aria-label="Uploads">
      <p role="status">{summarize(uploads)}</p>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} data-state={upload.state}>
            <bdi>{upload.source.name}</bdi>
            <small>
              {`${upload.isKnown ? 'Already in the library' : states[upload.state]}, ${formatBytes(upload.source.size)}`}
            </small>
            {isActive(upload) && (
              <progress
                aria-label={upload.source.name}
                value={upload.state === 'processing' ? undefined : upload.progress}
              />
            )}
            {upload.message && <p className="error-message">{upload.message}</p>}
            {upload.url && <UploadedDescription url={upload.url} />}
            {isActive(upload) && (
              <EditorButton aria-label={`Cancel ${upload.source.name}`} onClick={() => cancel(upload)}>
                Cancel
              </EditorButton>
            )}
            {(upload.state === 'failed' || upload.state === 'cancelled') && (
              <EditorButton aria-label={`Upload ${upload.source.name} again`} onClick={() => retry(upload)}>
                Try again
              </EditorButton>
            )}
          </li>
        ))}
      </ul>
      {!uploads.some(isActive) && <EditorButton onClick={dismiss}>Close the list</EditorButton>}
    </section>
  );
}

/** Announced to screen readers when it changes: once for each file, not for each part of one. */
function summarize(uploads: readonly Upload[]): string {
  const countOf = (state: Upload['state']): number => uploads.filter((upload) => upload.state === state).length;
  const done = `${countOf('done')} of ${uploads.length} uploaded`;
  const failed = countOf('failed') + countOf('refused');
  return failed > 0 ? `${done}, ${failed} not uploaded` : done;
}
