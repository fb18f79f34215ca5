import type { FormFault } from '#schemas/forms/define-form.ts';
import type { FormCheck } from '#schemas/forms/form-check.ts';

/** What the site answers to a form that was sent by script. */
export type FormAnswer =
  | { readonly kind: 'taken'; readonly location?: string | undefined }
  | { readonly kind: 'faulty'; readonly faults: readonly FormFault[] }
  /** By the visitor, before all had gone. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }
  | FormCheck;

const offline = 'You are offline. Nothing is lost: try again when you are connected.';

interface SendOptions {
  /** Told how much of the files has gone, from 0 to 1; never of a form without files. */
  readonly onProgress?: (share: number) => void;
  /** Stops the sending: what has not wholly come is not taken. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a form to the page’s own address, as it would be sent without script. Never rejects. By XMLHttpRequest, because
 * `fetch` tells nothing of what goes up: streams of it are sent by Chromium alone, and over HTTP/2 alone.
 */
export const sendForm = (
  form: HTMLFormElement,
  failed: string,
  { onProgress, signal }: SendOptions = {},
): Promise<FormAnswer> =>
  new Promise((resolve) => {
    const fields = new FormData(form);
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    const end = (answer: FormAnswer): void => {
      signal?.removeEventListener('abort', stop);
      resolve(answer);
    };
    request.onload = () => end(isAnswer(request.response) ? request.response : { kind: 'failed', message: failed });
    request.onerror = () => end({ kind: 'failed', message: navigator.onLine ? failed : offline });
    request.onabort = () => end({ kind: 'stopped' });
    if (onProgress && hasFiles(fields))
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.min(1, loaded / total) : 0);
    request.open('POST', form.action);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    if (signal?.aborted) return end({ kind: 'stopped' });
    signal?.addEventListener('abort', stop);
    request.send(fields);
  });

const hasFiles = (fields: FormData): boolean =>
  [...fields.values()].some((value) => typeof value !== 'string' && value.size > 0);

const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'taken' ||
    (value.kind === 'faulty' && 'faults' in value && Array.isArray(value.faults)) ||
    (value.kind === 'challenge' && 'challenge' in value) ||
    ((value.kind === 'failed' || value.kind === 'expired') && 'message' in value && typeof value.message === 'string'));
