import type { z } from 'zod';
import type { FormContext, FormDefinition, FormFault, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { formSchema } from './form-schema.ts';
import { type BrokenRule, orderFaults } from './order-faults.ts';
import { tidyValues } from './tidy-values.ts';

/** A form that was filled in: its values as they may be sent, or what is wrong with them. */
export type Judged<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly faults: readonly FormFault[] };

/** Judges values as the server does, by the form’s zod schema and its rules. */
export function judgeForm<Fields extends z.ZodObject>(
  form: FormDefinition<Fields>,
  values: FormValues,
  context: FormContext,
): Judged<z.output<Fields>> {
  const { schema, looks } = formSchema(form);
  const tidied = tidyValues(schema, values);
  const read = form.fields.safeParse(tidied, { reportInput: true });
  const broken = read.success ? [] : read.error.issues.map(brokenRule);
  const faults = orderFaults({ schema, looks, rules: form.rules, values: tidied, broken, context });
  return read.success && faults.length === 0 ? { ok: true, values: read.data } : { ok: false, faults };
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
