import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '#preview/app/ui/dialogs/confirm-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { LoadError } from '#preview/app/ui/load-error.tsx';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { UseList } from './use-list.tsx';

interface RemovalDialogProps {
  readonly heading: string;
  /** The label of the confirm button: “Unpublish”. */
  readonly action: string;
  /** What it does, for the button while the uses are unknown. */
  readonly verb: 'Delete' | 'Unpublish';
  /** The query for the content that uses it, which repeats itself without a connection. */
  readonly uses: {
    readonly data: readonly ContentUse[] | undefined;
    readonly error: Error | null;
    readonly failureReason: Error | null;
    readonly refetch: () => unknown;
  };
  /** Introduces the list of what uses it. */
  readonly lead: string;
  /** What is said instead of the question while it has uses that prevent the removal. */
  readonly refusal?: {
    readonly heading: string;
    readonly text: string;
    readonly prevents: (use: ContentUse) => boolean;
  };
  /** Says what was not done if `onConfirm` rejects: “Lunch was not deleted.” The dialog then stays open with the reason. */
  readonly failure?: string;
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
  /** What the consequences are. */
  readonly children: ReactNode;
}

/** Removes something once at a time, and closes the dialog once that has succeeded. */
function useRemoval(onConfirm: () => unknown, onClose: () => void) {
  const [error, setError] = useState<unknown>();
  const isRunning = useRef(false);
  const run = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (problem) {
      setError(problem);
    } finally {
      isRunning.current = false;
    }
  };
  return { error, run };
}

/** Asks before content is taken off the site, and says what still uses it. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { heading, action, verb, uses, lead, refusal, failure: notDone, onConfirm, onClose, children } = props;
  const removal = useRemoval(onConfirm, onClose);
  const { data, error } = uses;
  const failure = data ? null : uses.failureReason;
  const isUnknown = !data && error !== null;
  const preventing = (refusal && data?.filter(refusal.prevents)) ?? [];
  if (refusal && preventing.length > 0)
    return (
      <ConfirmDialog key="refusal" heading={refusal.heading} onClose={onClose}>
        <p>{refusal.text}</p>
        <UseList uses={preventing} />
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      heading={heading}
      action={
        removal.error !== undefined ? 'Try again' : isUnknown ? `${verb} without knowing where it is used` : action
      }
      isReady={data !== undefined || isUnknown}
      closesFirst={notDone === undefined}
      onConfirm={notDone === undefined ? onConfirm : () => void removal.run()}
      onClose={onClose}
    >
      {children}
      {isUnknown ? (
        <p className="error-message" role="alert">
          What uses it could not be read. {errorMessageOf(error)}{' '}
          <EditorButton onClick={() => void uses.refetch()}>Try again</EditorButton>
        </p>
      ) : (
        failure && <LoadError error={failure} onRetry={() => void uses.refetch()} />
      )}
      {removal.error !== undefined && (
        <p className="error-message" role="alert">
          {notDone} {errorMessageOf(removal.error)}
        </p>
      )}
      <div role="status">
        {!data && !failure && !isUnknown && <p>Checking what uses it…</p>}
        {failure && !isUnknown && <p>What uses it is unknown.</p>}
        {data && data.length > 0 && (
          <>
            <p>{lead}</p>
            <UseList uses={data} />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
