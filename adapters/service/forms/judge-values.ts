import type { z } from 'zod';
import type { FormContext, FormDefinition, FormValues } from '#schemas/forms/define-form.ts';
import { type FieldError, Refusal } from '../http/answer.ts';

/**
 * Judges what a call brought by the form’s own fields and rules, as the site does before it sends. What is null counts as
 * absent. Throws a `Refusal` of 400 in the form’s words.
 */
export function judgeValues<Fields extends z.ZodObject>(
  { fields, rules }: Pick<FormDefinition<Fields>, 'fields' | 'rules'>,
  values: FormValues,
  context: FormContext,
): z.output<Fields> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const read = fields.safeParse(given);
  if (!read.success) throw refusal(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  const faults = rules.flatMap((rule) => rule.judge(read.data, context));
  if (faults.length > 0) throw refusal(faults);
  return read.data;
}

const refusal = (errors: readonly FieldError[]): Refusal =>
  new Refusal(400, errors[0]?.message ?? 'Something does not fit.', errors.slice(0, 50));
