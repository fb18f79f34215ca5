import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isTransient } from '#preview/app/api/send-request.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { mediaNameOf } from '../media-name.ts';
import type { MediaChange } from './apply-change.ts';
import type { FailedChange } from './use-media-change.ts';

const headings: Readonly<Record<MediaChange['type'], string>> = {
  describe: 'is not saved',
  crop: 'is not cropped',
  replace: 'is not replaced',
  delete: 'is not deleted',
  restore: 'is not restored',
};

interface FailedChangesProps {
  readonly failed: readonly FailedChange[];
  /** Whether the text that is not saved is in a field beside the notice. */
  readonly isTextVisible?: boolean;
}

/** Says which changes of files failed, why, and what an editor can do about it. */
export function FailedChanges({ failed, isTextVisible = false }: FailedChangesProps) {
  const mutations = useQueryClient().getMutationCache();
  return failed.map(({ id, change, error, mutation }) => (
    <div className="save-notice" role="alert" key={id}>
      <p>
        <strong>{`${mediaNameOf(change.file)} ${headings[change.type]}.`}</strong> {explain(change, error)}
      </p>
      {canRetry(error) && (
        <EditorButton onClick={() => mutation.execute(change).catch(() => undefined)}>Try again</EditorButton>
      )}
      {!(isTextVisible && change.type === 'describe') && (
        <EditorButton onClick={() => mutations.remove(mutation)}>Dismiss</EditorButton>
      )}
    </div>
  ));
}

/** A file that is used can be deleted once it is replaced, and a session can be renewed. */
const canRetry = (error: Error): boolean =>
  !(error instanceof ApiError) || isTransient(error) || [401, 409].includes(error.status);

function explain(change: MediaChange, error: Error): string {
  const message = errorMessageOf(error);
  if (change.type === 'describe')
    return canRetry(error)
      ? `${message} Your text stays here until you close the window.`
      : `${message} The text is: “${change.alt}”`;
  const uses = error instanceof ApiError && error.status === 409 ? error.errors.map((each) => each.message) : [];
  return uses.length > 0 ? `${message} Used by: ${uses.join(', ')}.` : message;
}
