import type { z } from 'zod';
import type { FormContext, FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { type InvalidField, Refusal } from '../http/answer.ts';

type ValidationResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly InvalidField[] };

/**
 * Judges what a call brought by the form’s own fields and rules, as the site does before it sends. What is null counts as
 * absent.
 */
export function readValues<Fields extends z.ZodObject>(
  { fields, rules }: Pick<FormDefinition<Fields>, 'fields' | 'rules'>,
  values: FormValues,
  context: FormContext,
): ValidationResult<z.output<Fields>> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const read = fields.safeParse(given);
  if (!read.success)
    return { ok: false, errors: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
  const errors = rules.flatMap((rule) => rule.validate(read.data, context));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: read.data };
}

/** The values that a call brought. Throws a `Refusal` of 400 in the form’s words for those that break a rule. */
export function validateValues<Fields extends z.ZodObject>(
  form: Pick<FormDefinition<Fields>, 'fields' | 'rules'>,
  values: FormValues,
  context: FormContext,
): z.output<Fields> {
  const result = readValues(form, values, context);
  if (result.ok) return result.values;
  const [first] = result.errors;
  throw new Refusal(400, first?.message ?? 'Something does not fit.', result.errors.slice(0, 50));
}
