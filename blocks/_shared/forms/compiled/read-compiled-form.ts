import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { formSchema } from '#renderer/form/form-schema.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import type { CompiledForm } from './compiled-form.ts';

/** For tests: a form as its island receives it, with its compiled validators. */
export async function readCompiledForm(name: string): Promise<CompiledForm> {
  const form = Object.entries(forms).find(([candidate]) => candidate === name)?.[1];
  if (!form) throw new Error(`There is no form named ${name}.`);
  const compiled: { readonly default: ValidatorFunctions } = await import(`./${name}.validators.generated.cjs`);
  const { schema, presentations } = formSchema(form);
  return {
    name,
    texts: form.texts,
    schema: JSON.parse(JSON.stringify(schema)),
    presentations,
    rules: form.rules,
    validators: compiled.default,
  };
}
