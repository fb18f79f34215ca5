import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { formSchema } from '#renderer/form/form-schema.ts';
import type { FormDefinition } from '#schemas/forms/define-form.ts';

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
  return `// Made by \`npm run gen\` from the form’s schema. Do not edit.\n${compileSchemaValidatorsCode(schema, compiling)}\n`;
}

/** The form as its island has it: everything of the schema but zod. */
export function madeForm(form: FormDefinition): string {
  const { name, words } = form;
  const { schema, looks } = formSchema(form);
  const made = JSON.stringify({ name, words, schema, looks }, null, 1).replace(/^\{|\}$/g, '');
  return `'use client';

// Made by \`npm run gen\` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/${name}/${name}.rules.ts';
import { formIsland } from '../form-island.client.tsx';
import validators from './${name}.validators.generated.cjs';

export const island = formIsland({${made} ,
 "rules": rules,
 "validators": validators
});
`;
}

/** What TypeScript knows of the validators. */
export const validatorTypes = `import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

declare const validators: ValidatorFunctions;
export = validators;
`;
