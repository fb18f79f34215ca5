import { EditorButton } from '../ui/editor-button.tsx';
import { useFocusWhenLost } from '../ui/use-focus-when-lost.ts';
import type { Outcome } from './use-publishing.ts';

interface OutcomeMessageProps {
  readonly outcome: Outcome | undefined;
  /** Where visitors see it; undefined if it is not live or has no address. */
  readonly address: string | undefined;
}

/** The button of the action may be gone, and the focus with it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The outcome of the latest action. Without one, the status is empty, because screen readers miss one that is added. */
export function OutcomeMessage({ outcome, address }: OutcomeMessageProps) {
  const message = useFocusWhenLost<HTMLParagraphElement>(outcome);
  if (outcome && !outcome.isSuccess)
    return (
      <p className="outcome error-message" role="alert" ref={message} tabIndex={-1}>
        {outcome.message}
      </p>
    );
  return (
    <p className="outcome" role="status" ref={message} tabIndex={-1}>
      {outcome && (
        <>
          {outcome.message}{' '}
          {outcome.undo && (
            <EditorButton ref={takeFocus} onClick={outcome.undo}>
              Undo
            </EditorButton>
          )}
          {address !== undefined && !outcome.isDraftOnly && (
            <a href={address} target="_blank" rel="noreferrer">
              View live page
            </a>
          )}
        </>
      )}
    </p>
  );
}
