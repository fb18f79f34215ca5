import type { z } from 'zod';
import type { FieldError, FormContext, FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { findNamedChoice, maxSelectOptions } from '#schemas/forms/_shared/fields/named-choices.ts';
import { type FormSchema, formSchema } from './form-schema.ts';
import { listUnchangedFields } from './list-unchanged-fields.ts';
import { normalizeValues } from './normalize-values.ts';
import { type BrokenRule, orderErrors } from './order-errors.ts';

/** The values of a form, or their errors. */
export type ValidationResult<Values> =
  /** `unchanged`: the fields that still have their stored value, and are not in `values`. */
  | { readonly ok: true; readonly values: Values; readonly unchanged: ReadonlySet<string> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Validates values as the server does: by the form’s zod schema and its rules. */
export function validateForm<Fields extends z.ZodObject>(
  form: FormDefinition<Fields>,
  values: FormValues,
  context: FormContext,
): ValidationResult<z.output<Fields>> {
  const { schema, presentations } = formSchema(form);
  const normalized = readTypedChoices(normalizeValues(schema, values), presentations, context);
  const unchanged = listUnchangedFields(schema, normalized, context);
  const changed = Object.fromEntries(Object.entries(normalized).filter(([name]) => !unchanged.has(name)));
  const parsed = form.fields.safeParse(changed, { reportInput: true });
  const broken = parsed.success ? [] : parsed.error.issues.map(brokenRule);
  const errors = orderErrors({ schema, presentations, rules: form.rules, values: normalized, broken, context });
  return parsed.success && errors.length === 0 ? { ok: true, values: parsed.data, unchanged } : { ok: false, errors };
}

/** The values with those of the options whose names were typed. A name of no option, or of several, stays as it is. */
function readTypedChoices(
  values: FormValues,
  presentations: FormSchema['presentations'],
  { choices }: FormContext,
): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const options = choices[name] ?? [];
      const isTyped = presentations[name]?.listed === 'restaurants' && options.length > maxSelectOptions;
      return [name, isTyped && typeof value === 'string' ? (findNamedChoice(options, value) ?? value) : value];
    }),
  );
}

/** A zod issue as the JSON Schema keyword of its rule. */
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
