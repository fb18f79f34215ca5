import { ApiError, isTransient } from '#preview/app/api/send-request.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { describeUnsupportedFile } from '#schemas/content/media/describe-unsupported-file.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';

interface UploadFailure {
  readonly state: 'failed' | 'refused';
  readonly message: string;
}

/** Replies that concern the request and not the file: a session that has ended, or a part that the service has lost. */
const retryableStatuses = [401, 403, 409];

/** Why an upload failed, and whether the file was refused, so that sending it again cannot help. */
export function describeFailure(error: unknown, name: string, kind: MediaFile['kind'] | undefined): UploadFailure {
  const message = errorMessageOf(error);
  if (!(error instanceof ApiError) || isTransient(error) || retryableStatuses.includes(error.status))
    return { state: 'failed', message };
  // The service does not know which kind of file is wanted.
  return {
    state: 'refused',
    message: message === describeUnsupportedFile(name) ? describeUnsupportedFile(name, kind) : message,
  };
}
