import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { formSchema } from '#renderer/form/form-schema.ts';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';

const note = '// Made by `npm run gen` from the form’s schema. Do not edit.';

/** AJV options: no formats, because patterns cover them, and no messages, because the form has its own. */
const compiling = {
  ajvFormatOptions: false,
  ajvOptionsOverrides: {
    messages: false,
    verbose: false,
    logger: false,
    code: { lines: false, optimize: true },
  },
} as const;

/** The validators of a form as a CommonJS module, which is what the form library expects. */
export function validatorsOf(form: FormDefinition): string {
  const schema: RJSFSchema = JSON.parse(JSON.stringify(formSchema(form).schema));
  return `${note}\n${compileSchemaValidatorsCode(schema, compiling)}\n`;
}

/** The form definition without zod. */
function partsOf(form: FormDefinition): string {
  const { name, words } = form;
  const { schema, presentations } = formSchema(form);
  const made = JSON.stringify({ name, words, schema, presentations }, null, 1).replace(/^\{|\}$/g, '');
  return `{${made} ,\n "rules": rules,\n "validators": validators\n}`;
}

/** The module of a form that is an island. */
export const compiledIsland = (form: FormDefinition): string => `'use client';

${note}
import { rules } from '#schemas/forms/${form.name}/${form.name}.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './${form.name}.validators.generated.cjs';

export const island = formIsland(${partsOf(form)});
`;

/** The module of a form that is rendered by something else. */
export const compiledForm = (form: FormDefinition): string => `${note}
import { rules } from '#schemas/forms/${form.name}/${form.name}.rules.ts';
import type { CompiledForm } from './compiled-form.ts';
import validators from './${form.name}.validators.generated.cjs';

export const form: CompiledForm = ${partsOf(form)};
`;

/** The type declarations of the validators. */
export const validatorTypes = `import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

declare const validators: ValidatorFunctions;
export = validators;
`;
