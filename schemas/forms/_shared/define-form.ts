import type { z } from 'zod';
import type { Question } from '#schemas/domain/job/job.ts';

/** One option of a field. */
export interface FormChoice {
  readonly value: string;
  readonly label: string;
  /** The group in which the option is listed. */
  readonly group?: string | undefined;
  /** The value of the field named in `shownWith` for which this option is available. */
  readonly of?: string | undefined;
}

/** The context in which form values are validated. Browser, site and service use the same. */
export interface FormContext {
  /** The day in London, `2026-12-24`. */
  readonly today: string;
  /** The options that come from the content service, by field. */
  readonly choices: Readonly<Record<string, readonly FormChoice[]>>;
  /**
   * The fields with more options than a select can have, each with the id of the list that suggests them. Visitors type
   * a name. Their options are not in `choices`, so only the server knows whether it is one of them.
   */
  readonly typedChoices?: Readonly<Record<string, string>> | undefined;
  /** The requirements and questions of the job that the application is for. */
  readonly job?:
    | {
        readonly cvRequired: boolean;
        readonly experienceRequired: boolean;
        readonly questions: readonly Question[];
        /** Whether names may contain a hyphen. */
        readonly hyphens: boolean;
        /** Number of start years to choose from, including this year. */
        readonly workYears: number;
      }
    | undefined;
  /** Whether the restaurant requires a telephone number. */
  readonly phoneRequired?: boolean | undefined;
  /** Fields that the configuration removes from the form. */
  readonly hiddenFields?: readonly string[] | undefined;
  /**
   * The values that are stored already. Fields that still have theirs are neither validated nor sent. Only for forms
   * whose fields are all optional.
   */
  readonly storedValues?: FormValues | undefined;
  /** Fields that are optional on this page and labelled as optional. */
  readonly optionalFields?: readonly string[] | undefined;
  /** The hints of fields that depend on the configuration. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
  /** Links after the hints of fields. */
  readonly hintLinks?: Readonly<Record<string, { readonly text: string; readonly url: string }>> | undefined;
}

/** An invalid value: the path of its field, such as `experience.0.employer`, and what to do about it. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export type FormValues = Readonly<Record<string, unknown>>;

/** A validation rule that involves several fields, or a field and the form context. */
export interface FormRule<Values = FormValues> {
  /** The fields that the rule reads. It runs only if each of them is valid on its own. */
  readonly fields: readonly string[];
  validate(values: Values, context: FormContext): readonly FieldError[];
}

/** The texts of a form that belong to no field. */
export interface FormTexts {
  readonly submit: string;
  readonly sending: string;
  /**
   * The confirmation after the form was submitted; absent if another page confirms it. `repeated` has fields in braces and
   * repeats what was chosen; without script they are part of the address, so they must not be personal.
   */
  readonly thanks?: { readonly heading: string; readonly repeated?: string; readonly text?: string } | undefined;
  /** The message if the form could not be sent. */
  readonly failed: string;
  /**
   * The message if the reply was lost, so that the form may have arrived: whom to ask before sending it again, or that
   * sending it again does no harm.
   */
  readonly uncertain?: string | undefined;
  /**
   * The message at the form if the API rejected some fields (`err=15`); other messages are then shown above the page.
   * If absent, all messages are shown at the form. Source: the specification, section 8.
   */
  readonly invalid?: string | undefined;
}

/** How a form is submitted: to its own endpoint, to the shared endpoint, or as a step of the booking journey. */
export type SubmitChannel = 'own-call' | 'shared-call' | 'journey';

/** A form: its fields in order, its rules and its texts. */
export interface FormDefinition<
  Fields extends z.ZodObject = z.ZodObject,
  Submission extends SubmitChannel = SubmitChannel,
> {
  readonly name: string;
  /** The name that editors see. */
  readonly title: string;
  readonly submitChannel: Submission;
  readonly fields: Fields;
  /** Defined in a separate file without zod, because the browser loads them too. */
  readonly rules: readonly FormRule[];
  readonly texts: FormTexts;
}

export const defineForm = <Fields extends z.ZodObject, Submission extends SubmitChannel>(
  form: FormDefinition<Fields, Submission>,
): FormDefinition<Fields, Submission> => form;
