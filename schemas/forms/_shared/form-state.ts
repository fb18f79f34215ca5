import type { z } from 'zod';
import type { forms } from '../forms.generated.ts';
import type { FieldError, FormContext, FormValues, SubmitChannel } from './define-form.ts';

type Forms = typeof forms;

/** The names of the forms that are submitted in one of these ways. */
type FormNamesSentWith<Submission extends SubmitChannel> = {
  [Name in keyof Forms]: Forms[Name]['submitChannel'] extends Submission ? Name : never;
}[keyof Forms];

/** The forms that a page can contain. */
export type FormName = FormNamesSentWith<'own-call' | 'shared-call'>;

export type OwnCallForm = FormNamesSentWith<'own-call'>;

/** The parsed values of a form. */
export type ValuesOf<Name extends keyof Forms> = z.output<Forms[Name]['fields']>;

/** A link in the confirmation of a form. */
export interface FormLink {
  readonly text: string;
  readonly url: string;
}

/** The context, initial values and follow-up links of a form on a page. */
export interface FormSetting {
  readonly context: FormContext;
  readonly values: FormValues;
  /** The link in the confirmation. */
  readonly next?: FormLink | undefined;
  /** The page with the confirmation, if it is not shown in place of the form. */
  readonly thanksPage?: string | undefined;
  /** Whether the customer can leave the mailing list. */
  readonly canLeave?: boolean | undefined;
}

/** The result of a form that was submitted without script, for rendering the page again. */
export interface FormState {
  readonly name: FormName;
  /** The key of the tile with the submitted form. Absent: the first with this form. */
  readonly tileKey?: string | undefined;
  readonly values: FormValues;
  readonly errors: readonly FieldError[];
  /** Why it could not be sent. */
  readonly failed?: string | undefined;
  readonly taken: boolean;
}
