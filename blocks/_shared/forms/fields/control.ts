import type { ErrorSchema } from '@rjsf/utils';
import type { FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';

/** What every form passes down to its controls. */
export interface FormControlContext {
  readonly form: string;
  readonly context: FormContext;
  readonly values: FormValues;
  /** Whether script has taken the form over. */
  readonly scripted: boolean;
}

/** What a control draws: one field with its label, hint and fault. */
export interface ControlProps {
  /** `sign-up.birthday`; a fault’s link leads to it. */
  readonly id: string;
  /** The name it is sent by, `birthday`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Faults of the fields within. */
  readonly errors: ErrorSchema;
  readonly value: unknown;
  readonly presentation: FieldPresentation;
  readonly required: boolean;
  /** Nothing can be filled in as things stand. */
  readonly closed?: boolean | undefined;
  readonly formContext: FormControlContext;
  readonly onChange: (value: unknown) => void;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-fault`;

/** The ids of what describes a control, for `aria-describedby`. */
export const describedBy = ({ id, hint, error }: Pick<ControlProps, 'id' | 'hint' | 'error'>): string | undefined =>
  [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
