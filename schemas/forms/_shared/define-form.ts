import type { z } from 'zod';
import type { Question } from '#schemas/domain/job/job.ts';

/** One of the options of a field. */
export interface FormChoice {
  readonly value: string;
  readonly label: string;
  /** What it belongs to: options of one group stand together. */
  readonly group?: string | undefined;
  /** The value of the other field, `shownWith`, that this option belongs to. */
  readonly of?: string | undefined;
}

/** What a form knows of the page it stands on. The same for whoever judges its values. */
export interface FormContext {
  /** The day in London, `2026-12-24`. */
  readonly today: string;
  /** The options of the fields that have them from the content service, by field. */
  readonly choices: Readonly<Record<string, readonly FormChoice[]>>;
  /** What an applicant for this job is asked. */
  readonly job?:
    | {
        readonly cvRequired: boolean;
        readonly experienceRequired: boolean;
        readonly questions: readonly Question[];
        /** Whether names may hold a hyphen. */
        readonly hyphens: boolean;
        /** In how many years work may have begun, this one among them. */
        readonly workYears: number;
      }
    | undefined;
  /** Whether the restaurant has to be able to ring. */
  readonly phoneRequired?: boolean | undefined;
  /** Fields that the configuration leaves out. */
  readonly without?: readonly string[] | undefined;
  /** Fields that this page leaves to the visitor, and that say so. */
  readonly optional?: readonly string[] | undefined;
}

/** A value that breaks a rule: the path of its field, `experience.0.employer`, and what to do about it. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export type FormValues = Readonly<Record<string, unknown>>;

/** A rule between fields, or between a field and the page. */
export interface FormRule<Values = FormValues> {
  /** The fields it reads: it is asked only when each of them holds what its own rule wants. */
  readonly about: readonly string[];
  validate(values: Values, context: FormContext): readonly FieldError[];
}

/** The words of a form that belong to no field. */
export interface FormTexts {
  readonly submit: string;
  readonly sending: string;
  /** The words when it has been taken; absent where another page says thanks. */
  readonly thanks?: { readonly heading: string; readonly text: string } | undefined;
  /** What is said when it could not be sent. */
  readonly failed: string;
  /**
   * What is said at the form where the API refused some of its fields (`err=15`); all else that it says then stands over
   * the page. Source: the specification, section 8. Absent: all of it is said at the form.
   */
  readonly invalid?: string | undefined;
}

/** What takes a form to the API: a call of its own, the call of all that have none, or the booking journey it is a step of. */
export type SentWith = 'own-call' | 'shared-call' | 'journey';

/** A form: its fields in their order, and the rules between them. */
export interface FormDefinition<Fields extends z.ZodObject = z.ZodObject, With extends SentWith = SentWith> {
  readonly name: string;
  /** What editors call it. */
  readonly title: string;
  readonly sentWith: With;
  readonly fields: Fields;
  /** In a file of their own, without zod: the browser has them too. */
  readonly rules: readonly FormRule[];
  readonly words: FormTexts;
}

export const defineForm = <Fields extends z.ZodObject, With extends SentWith>(
  form: FormDefinition<Fields, With>,
): FormDefinition<Fields, With> => form;
