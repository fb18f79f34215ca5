import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { formSchema } from '#renderer/form/form-schema.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import type { CompiledForm } from './compiled-form.ts';

/** For tests: a form as its island has it, with the validators that were compiled for it. */
export async function readCompiled(name: string): Promise<CompiledForm> {
  const form = Object.entries(forms).find(([each]) => each === name)?.[1];
  if (!form) throw new Error(`There is no form ${name}.`);
  const compiled: { readonly default: ValidatorFunctions } = await import(`./${name}.validators.generated.cjs`);
  const { schema, presentations } = formSchema(form);
  return {
    name,
    words: form.words,
    schema: JSON.parse(JSON.stringify(schema)),
    presentations,
    rules: form.rules,
    validators: compiled.default,
  };
}
