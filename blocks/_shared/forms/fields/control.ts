import type { ErrorSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';

/** What every form passes to its controls. */
export interface FormControlContext {
  readonly form: string;
  readonly context: FormContext;
  readonly values: FormValues;
  /** Whether the form is hydrated. */
  readonly isHydrated: boolean;
}

/** What a control renders: one field with its label, hint and error. */
export interface ControlProps {
  /** The element's id, `sign-up.birthday`. The link of an error leads to it. */
  readonly id: string;
  /** The name under which the form sends the field, `birthday`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Errors of nested fields. */
  readonly errors: ErrorSchema;
  readonly value: unknown;
  readonly presentation: FieldPresentation;
  readonly required: boolean;
  /** Whether the control is disabled in the current state of the form. */
  readonly isDisabled?: boolean | undefined;
  readonly formContext: FormControlContext;
  readonly onChange: (value: unknown) => void;
}

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
