import type { FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldSchema } from './form-schema.ts';
import { normalizeValues } from './normalize-values.ts';

/**
 * The fields that have their stored value, or that the form does not show. None in a form without stored values. They
 * are not validated: a visitor cannot be asked to correct what another system has stored.
 */
export function listUnchangedFields(
  schema: FieldSchema,
  values: FormValues,
  { storedValues, hiddenFields = [] }: FormContext,
): ReadonlySet<string> {
  if (!storedValues) return new Set();
  const [stored, current] = [normalizeValues(schema, storedValues), normalizeValues(schema, values)];
  const isUnchanged = (name: string): boolean =>
    hiddenFields.includes(name) || JSON.stringify(stored[name]) === JSON.stringify(current[name]);
  return new Set(Object.keys(schema.properties ?? {}).filter(isUnchanged));
}
