import type { FieldError, FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FormLink } from '#schemas/forms/_shared/form-state.ts';

/** The state of a form on a page, as the props of its island. */
export interface FormIslandProps {
  /** The id of the form's element. Default: that of the only form of its name on the page. */
  readonly id?: string | undefined;
  /** The key of the form's tile, if it is not the first of its name on the page. */
  readonly tileKey?: string | undefined;
  /** The address to which the form is sent: the page's own. */
  readonly action: string;
  readonly context: FormContext;
  /** The initial values. */
  readonly values: FormValues;
  /** Errors of a submission without script. */
  readonly errors: readonly FieldError[];
  /** Why a submission failed. */
  readonly failureMessage?: string | undefined;
  /** Whether the form was accepted. */
  readonly isAccepted: boolean;
  /** What follows after the form was accepted. Default: the form's own text. */
  readonly thanksText?: string | undefined;
  /** The reference of what was sent, in a form that was accepted before the page was rendered. */
  readonly reference?: string | undefined;
  /** Links to follow after the thank-you message. */
  readonly next?: readonly FormLink[] | undefined;
  /** What was chosen in a form that was accepted before the page was rendered. */
  readonly sentValues?: FormValues | undefined;
  /** The captcha to use; absent if none is configured. */
  readonly captcha?: { readonly key: string; readonly version: 'v2' | 'v3' } | undefined;
  /** The level of the headings in the form. */
  readonly headingLevel: 2 | 3;
}
