import type { z } from 'zod';
import type { FieldError, FormContext, FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { formSchema } from './form-schema.ts';
import { normalizeValues } from './normalize-values.ts';
import { type BrokenRule, orderErrors } from './order-errors.ts';

/** A form that was filled in: its values as they may be sent, or what is wrong with them. */
export type ValidationResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Judges values as the server does, by the form’s zod schema and its rules. */
export function validateForm<Fields extends z.ZodObject>(
  form: FormDefinition<Fields>,
  values: FormValues,
  context: FormContext,
): ValidationResult<z.output<Fields>> {
  const { schema, presentations } = formSchema(form);
  const normalized = normalizeValues(schema, values);
  const read = form.fields.safeParse(normalized, { reportInput: true });
  const broken = read.success ? [] : read.error.issues.map(brokenRule);
  const errors = orderErrors({ schema, presentations, rules: form.rules, values: normalized, broken, context });
  return read.success && errors.length === 0 ? { ok: true, values: read.data } : { ok: false, errors };
}

/** A zod issue by the JSON Schema keyword of the rule behind it. */
function brokenRule(issue: z.core.$ZodIssue): BrokenRule {
  return { path: issue.path.join('.'), keyword: keywordOf(issue) };
}

function keywordOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'const';
    case 'too_small':
      return issue.origin === 'array' ? 'minItems' : issue.origin === 'string' ? 'minLength' : 'minimum';
    case 'too_big':
      return issue.origin === 'array' ? 'maxItems' : issue.origin === 'string' ? 'maxLength' : 'maximum';
    case 'invalid_format':
      return 'pattern';
    case 'custom':
      return String(issue.params?.keyword);
    default:
      return 'type';
  }
}
