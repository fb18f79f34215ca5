import type { FormFault } from '#schemas/forms/define-form.ts';
import type { FormCheck } from '#schemas/forms/form-check.ts';

/** What the site answers to a form that was sent by script. */
export type FormAnswer =
  | { readonly kind: 'taken'; readonly location?: string | undefined }
  | { readonly kind: 'faulty'; readonly faults: readonly FormFault[] }
  | { readonly kind: 'failed'; readonly message: string }
  | FormCheck;

const offline = 'You are offline. Nothing is lost: try again when you are connected.';

/** Sends a form to the page’s own address, as it would be sent without script. Never rejects. */
export async function sendForm(form: HTMLFormElement, failed: string): Promise<FormAnswer> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new FormData(form),
    });
    const answer = await response.json();
    return isAnswer(answer) ? answer : { kind: 'failed', message: failed };
  } catch {
    return { kind: 'failed', message: navigator.onLine ? failed : offline };
  }
}

const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'taken' ||
    (value.kind === 'faulty' && 'faults' in value && Array.isArray(value.faults)) ||
    (value.kind === 'challenge' && 'challenge' in value) ||
    ((value.kind === 'failed' || value.kind === 'expired') && 'message' in value && typeof value.message === 'string'));
