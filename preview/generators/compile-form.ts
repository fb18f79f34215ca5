import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { formSchema } from '#renderer/form/form-schema.ts';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';

const header = '// Made by `npm run gen` from the form’s schema. Do not edit.';

/** AJV options: no formats, because patterns cover them, and no messages, because the form has its own. */
const ajvOptions = {
  ajvFormatOptions: false,
  ajvOptionsOverrides: {
    messages: false,
    verbose: false,
    logger: false,
    code: { lines: false, optimize: true },
  },
} as const;

/** The validators of a form as a CommonJS module, which is what the form library expects. */
export function validatorsModule(form: FormDefinition): string {
  const schema: RJSFSchema = JSON.parse(JSON.stringify(formSchema(form).schema));
  return `${header}\n${compileSchemaValidatorsCode(schema, ajvOptions)}\n`;
}

/** The form definition without zod. */
function formWithoutZod(form: FormDefinition): string {
  const { name, texts } = form;
  const { schema, presentations } = formSchema(form);
  const definition = JSON.stringify({ name, texts, schema, presentations }, null, 1).replace(/^\{|\}$/g, '');
  return `{${definition} ,\n "rules": rules,\n "validators": validators\n}`;
}

/** The module of a form that is an island. */
export const islandModule = (form: FormDefinition): string => `'use client';

${header}
import { rules } from '#schemas/forms/${form.name}/${form.name}.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './${form.name}.validators.generated.cjs';

export const island = formIsland(${formWithoutZod(form)});
`;

/** The module of a form that is rendered by something else. */
export const formModule = (form: FormDefinition): string => `${header}
import { rules } from '#schemas/forms/${form.name}/${form.name}.rules.ts';
import type { CompiledForm } from './compiled-form.ts';
import validators from './${form.name}.validators.generated.cjs';

export const form: CompiledForm = ${formWithoutZod(form)};
`;

/** The type declarations of the validators. */
export const validatorTypes = `import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

declare const validators: ValidatorFunctions;
export = validators;
`;
