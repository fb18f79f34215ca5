import type { FieldError } from '#schemas/forms/_shared/define-form.ts';
import { checkFields, type FormCheck, preflightField } from '#schemas/forms/_shared/form-check.ts';

/** What the site answers to a form that was sent by script. */
export type FormAnswer =
  | {
      readonly kind: 'accepted';
      readonly location?: string | undefined;
      /** Of what was sent. */
      readonly reference?: string | undefined;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  /** The answer to a preflight request: the form can be sent. */
  | { readonly kind: 'ready' }
  /** The visitor stopped the upload. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }
  | FormCheck;

const offlineMessage = 'You are offline. Nothing is lost: try again when you are connected.';

interface SendOptions {
  /** Called with the sent share of the upload, from 0 to 1. Never called for a form without files. */
  readonly onProgress?: (sentShare: number) => void;
  /** Stops the upload. The server does not accept a partial upload. */
  readonly signal?: AbortSignal;
  /** Only asks whether proof of work is needed. The values of the form are not sent. */
  readonly isPreflight?: boolean;
}

/**
 * Posts a form to the page's own address, as the browser would without script. Never rejects. Uses XMLHttpRequest
 * because `fetch` reports no upload progress: only Chromium streams request bodies, and only over HTTP/2. `lostMessage`
 * is shown if no answer arrives.
 */
export const sendForm = (
  form: HTMLFormElement,
  lostMessage: string,
  { onProgress, signal, isPreflight = false }: SendOptions = {},
): Promise<FormAnswer> =>
  new Promise((resolve) => {
    const fields = isPreflight ? keepPreflightFields(new FormData(form)) : new FormData(form);
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    const end = (answer: FormAnswer): void => {
      signal?.removeEventListener('abort', stop);
      resolve(answer);
    };
    request.onload = () =>
      end(isAnswer(request.response) ? request.response : { kind: 'failed', message: lostMessage });
    request.onerror = () => end({ kind: 'failed', message: navigator.onLine ? lostMessage : offlineMessage });
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

/** The fields that a preflight request contains. */
const preflightFields: ReadonlySet<string> = new Set(['form', checkFields.renderedFor]);

function keepPreflightFields(fields: FormData): FormData {
  for (const name of [...fields.keys()]) if (!preflightFields.has(name)) fields.delete(name);
  fields.set(preflightField, '1');
  return fields;
}

/** Returns whether a form has files. */
export const hasFiles = (fields: FormData): boolean =>
  [...fields.values()].some((value) => typeof value !== 'string' && value.size > 0);

const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'accepted' ||
    value.kind === 'ready' ||
    (value.kind === 'invalid' && 'errors' in value && Array.isArray(value.errors)) ||
    (value.kind === 'challenge' && 'challenge' in value) ||
    ((value.kind === 'failed' || value.kind === 'expired') && 'message' in value && typeof value.message === 'string'));
