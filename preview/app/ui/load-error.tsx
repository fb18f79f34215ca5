import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { ApiError, isTransient } from '../api/send-request.ts';
import { EditorButton } from './editor-button.tsx';

/** Whether the message says when to try again. */
const statesTime = (error: Error): boolean => error instanceof ApiError && error.status === 429;

interface LoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why something could not be loaded by a query that repeats itself where that may help. */
export const LoadError = ({ error, onRetry }: LoadErrorProps) => (
  <p className="error-message" role="alert">
    {errorMessageOf(error)}{' '}
    {isTransient(error) && !statesTime(error) ? (
      'Trying again every few seconds.'
    ) : (
      <EditorButton onClick={onRetry}>Try again</EditorButton>
    )}
  </p>
);
