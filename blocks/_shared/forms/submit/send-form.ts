import type { FieldError } from '#schemas/forms/_shared/define-form.ts';
import { aheadField, checkFields, type FormCheck } from '#schemas/forms/_shared/form-check.ts';

/** What the site answers to a form that was sent by script. */
export type FormAnswer =
  | { readonly kind: 'taken'; readonly location?: string | undefined }
  | { readonly kind: 'faulty'; readonly errors: readonly FieldError[] }
  /** To what was asked ahead: it may be sent as it stands. */
  | { readonly kind: 'ready' }
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
  /** Only asks whether the browser is to work first: nothing of what was filled in is sent. */
  readonly ahead?: boolean;
}

/**
 * Sends a form to the page’s own address, as it would be sent without script. Never rejects. By XMLHttpRequest, because
 * `fetch` tells nothing of what goes up: streams of it are sent by Chromium alone, and over HTTP/2 alone.
 */
export const sendForm = (
  form: HTMLFormElement,
  failed: string,
  { onProgress, signal, ahead = false }: SendOptions = {},
): Promise<FormAnswer> =>
  new Promise((resolve) => {
    const fields = ahead ? questionIn(new FormData(form)) : new FormData(form);
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

/** The name of a form, and what its script has found out so far. */
const askedWith: ReadonlySet<string> = new Set(['form', checkFields.renderedFor]);

function questionIn(fields: FormData): FormData {
  for (const name of [...fields.keys()]) if (!askedWith.has(name)) fields.delete(name);
  fields.set(aheadField, '1');
  return fields;
}

/** Whether files go along with a form. */
export const hasFiles = (fields: FormData): boolean =>
  [...fields.values()].some((value) => typeof value !== 'string' && value.size > 0);

const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'taken' ||
    value.kind === 'ready' ||
    (value.kind === 'faulty' && 'errors' in value && Array.isArray(value.errors)) ||
    (value.kind === 'challenge' && 'challenge' in value) ||
    ((value.kind === 'failed' || value.kind === 'expired') && 'message' in value && typeof value.message === 'string'));
