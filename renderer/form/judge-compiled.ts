import type { FormContext, FormFault, FormRule, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FormSchema } from './form-schema.ts';
import { orderFaults } from './order-faults.ts';
import { tidyValues } from './tidy-values.ts';

/** What AJV says of a value. Source: https://ajv.js.org/api.html#validation-errors */
export interface SchemaError {
  readonly instancePath?: string | undefined;
  readonly keyword: string;
  readonly params?: { readonly missingProperty?: string | undefined } | undefined;
}

/** Judges values as the browser does: by the compiled JSON Schema and the form’s rules. */
export function judgeCompiled(
  form: FormSchema & { readonly rules: readonly FormRule[] },
  errorsOf: (values: FormValues) => readonly SchemaError[],
  values: FormValues,
  context: FormContext,
): { readonly values: FormValues; readonly faults: readonly FormFault[] } {
  const tidied = tidyValues(form.schema, values);
  const broken = errorsOf(tidied).map(({ instancePath = '', keyword, params }) => {
    const steps = instancePath.split('/').filter(Boolean);
    return { keyword, path: [...steps, ...(params?.missingProperty ? [params.missingProperty] : [])].join('.') };
  });
  return { values: tidied, faults: orderFaults({ ...form, values: tidied, broken, context }) };
}
