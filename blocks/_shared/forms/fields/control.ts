import type { ErrorSchema } from '@rjsf/utils';
import type { FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldLook } from '#schemas/forms/_shared/fields/field-look.ts';

/** What every form passes down to its controls. */
export interface FormSurroundings {
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
  readonly fault?: string | undefined;
  /** Faults of the fields within. */
  readonly faults: ErrorSchema;
  readonly value: unknown;
  readonly look: FieldLook;
  readonly required: boolean;
  /** Nothing can be filled in as things stand. */
  readonly closed?: boolean | undefined;
  readonly surroundings: FormSurroundings;
  readonly onChange: (value: unknown) => void;
}

export const hintId = (id: string): string => `${id}-hint`;
export const faultId = (id: string): string => `${id}-fault`;

/** The ids of what describes a control, for `aria-describedby`. */
export const describedBy = ({ id, hint, fault }: Pick<ControlProps, 'id' | 'hint' | 'fault'>): string | undefined =>
  [hint && hintId(id), fault && faultId(id)].filter(Boolean).join(' ') || undefined;

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
