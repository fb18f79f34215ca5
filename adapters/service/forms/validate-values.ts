import type { z } from 'zod';
import type { FormContext, FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { HttpError, type InvalidField } from '../http/response.ts';

type ValidationResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly InvalidField[] };

/** Validates a request with the form's fields and rules, as the site does before sending. Null counts as absent. */
export function readValues<Fields extends z.ZodObject>(
  { fields, rules }: Pick<FormDefinition<Fields>, 'fields' | 'rules'>,
  values: FormValues,
  context: FormContext,
): ValidationResult<z.output<Fields>> {
  const presentValues = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const parsed = fields.safeParse(presentValues);
  if (!parsed.success)
    return { ok: false, errors: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
  const errors = rules.flatMap((rule) => rule.validate(parsed.data, context));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: parsed.data };
}

/** Returns the validated values. Throws an `HttpError` with status 400 and the form's messages if they are invalid. */
export function validateValues<Fields extends z.ZodObject>(
  form: Pick<FormDefinition<Fields>, 'fields' | 'rules'>,
  values: FormValues,
  context: FormContext,
): z.output<Fields> {
  const result = readValues(form, values, context);
  if (result.ok) return result.values;
  const [first] = result.errors;
  throw new HttpError(400, first?.message ?? 'The form is not valid.', result.errors.slice(0, 50));
}
