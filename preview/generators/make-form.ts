import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { formSchema } from '#renderer/form/form-schema.ts';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';

const note = '// Made by `npm run gen` from the form’s schema. Do not edit.';

/** How AJV compiles: no formats, because patterns say all, and no messages, because the form has its own. */
const compiling = {
  ajvFormatOptions: false,
  ajvOptionsOverrides: {
    messages: false,
    verbose: false,
    logger: false,
    code: { lines: false, optimize: true },
  },
} as const;

/** The validators of a form as a CommonJS module, which is the form the library reads them in. */
export function validatorsOf(form: FormDefinition): string {
  const schema: RJSFSchema = JSON.parse(JSON.stringify(formSchema(form).schema));
  return `${note}\n${compileSchemaValidatorsCode(schema, compiling)}\n`;
}

/** Everything of the schema but zod. */
function partsOf(form: FormDefinition): string {
  const { name, words } = form;
  const { schema, presentations } = formSchema(form);
  const made = JSON.stringify({ name, words, schema, presentations }, null, 1).replace(/^\{|\}$/g, '');
  return `{${made} ,\n "rules": rules,\n "validators": validators\n}`;
}

/** The form as its island has it. */
export const compiledIsland = (form: FormDefinition): string => `'use client';

${note}
import { rules } from '#schemas/forms/${form.name}/${form.name}.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './${form.name}.validators.generated.cjs';

export const island = formIsland(${partsOf(form)});
`;

/** The form as a step that something else draws has it. */
export const compiledForm = (form: FormDefinition): string => `${note}
import { rules } from '#schemas/forms/${form.name}/${form.name}.rules.ts';
import type { CompiledForm } from './compiled-form.ts';
import validators from './${form.name}.validators.generated.cjs';

export const form: CompiledForm = ${partsOf(form)};
`;

/** What TypeScript knows of the validators. */
export const validatorTypes = `import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

declare const validators: ValidatorFunctions;
export = validators;
`;
