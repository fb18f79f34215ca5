import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { ApiError, isTransient } from '../api/send-request.ts';
import { EditorButton } from './editor-button.tsx';

/** Whether the message says when to try again. */
const statesTime = (error: Error): boolean => error instanceof ApiError && error.status === 429;

interface LoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Whether the button is also there while the request repeats itself. */
  readonly canRetryNow?: boolean;
}

/** Why something could not be loaded by a query that repeats itself where that may help. */
export function LoadError({ error, onRetry, canRetryNow = false }: LoadErrorProps) {
  const isRepeated = isTransient(error) && !statesTime(error);
  return (
    <p className="error-message" role="alert">
      {errorMessageOf(error)} {isRepeated && `Trying again every few seconds.${canRetryNow ? ' ' : ''}`}
      {(!isRepeated || canRetryNow) && <EditorButton onClick={onRetry}>Try again</EditorButton>}
    </p>
  );
}
