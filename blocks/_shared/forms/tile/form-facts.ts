import type { FieldError, FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';

/** Where a visitor is with a form that stands on a page. */
export interface FormFacts {
  /** The address it is sent to: the page’s own. */
  readonly action: string;
  readonly context: FormContext;
  /** What it is filled with when it comes. */
  readonly values: FormValues;
  /** What was wrong with what was sent without script. */
  readonly errors: readonly FieldError[];
  /** Why it could not be sent. */
  readonly failed?: string | undefined;
  /** Whether it has been taken. */
  readonly taken: boolean;
  /** Where one may go on from the thanks. */
  readonly next?: { readonly text: string; readonly url: string } | undefined;
  /** The captcha that is asked for; absent: none. */
  readonly captcha?: { readonly key: string; readonly version: 'v2' | 'v3' } | undefined;
  /** Rank of the headings in it. */
  readonly headingLevel: 2 | 3;
}
