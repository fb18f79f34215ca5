import type { z } from 'zod';
import type { forms } from '../forms.generated.ts';
import type { FieldError, FormContext, FormValues, SentWith } from './define-form.ts';

type Forms = typeof forms;

/** The forms that go by one of these ways. */
type NamesBy<With extends SentWith> = {
  [Name in keyof Forms]: Forms[Name]['sentWith'] extends With ? Name : never;
}[keyof Forms];

/** The forms that can stand on a page. */
export type FormName = NamesBy<'own-call' | 'shared-call'>;

export type OwnCallForm = NamesBy<'own-call'>;

/** The values of a form, as its schema gives them. */
export type ValuesOf<Name extends keyof Forms> = z.output<Forms[Name]['fields']>;

/** What a form on a page is asked with, and what it is filled with when it comes. */
export interface FormSetting {
  readonly context: FormContext;
  readonly values: FormValues;
  /** Where one may go on from the thanks. */
  readonly next?: { readonly text: string; readonly url: string } | undefined;
  /** The page that says thanks in the form’s place. */
  readonly thanksPage?: string | undefined;
}

/** What became of a form that was sent without script, as the page shows it again. */
export interface FormVisit {
  readonly name: FormName;
  readonly values: FormValues;
  readonly errors: readonly FieldError[];
  /** Why it could not be sent. */
  readonly failed?: string | undefined;
  readonly taken: boolean;
}
