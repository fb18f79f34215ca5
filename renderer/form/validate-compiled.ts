import type { FieldError, FormContext, FormRule, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FormSchema } from './form-schema.ts';
import { normalizeValues } from './normalize-values.ts';
import { orderErrors } from './order-errors.ts';

/** What AJV says of a value. Source: https://ajv.js.org/api.html#validation-errors */
export interface SchemaError {
  readonly instancePath?: string | undefined;
  readonly keyword: string;
  readonly params?: { readonly missingProperty?: string | undefined } | undefined;
}

/** Judges values as the browser does: by the compiled JSON Schema and the form’s rules. */
export function validateCompiled(
  form: FormSchema & { readonly rules: readonly FormRule[] },
  errorsOf: (values: FormValues) => readonly SchemaError[],
  values: FormValues,
  context: FormContext,
): { readonly values: FormValues; readonly errors: readonly FieldError[] } {
  const normalized = normalizeValues(form.schema, values);
  const broken = errorsOf(normalized).map(({ instancePath = '', keyword, params }) => {
    const steps = instancePath.split('/').filter(Boolean);
    return { keyword, path: [...steps, ...(params?.missingProperty ? [params.missingProperty] : [])].join('.') };
  });
  return { values: normalized, errors: orderErrors({ ...form, values: normalized, broken, context }) };
}
