import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { judgeCompiled, type SchemaError } from '#renderer/form/judge-compiled.ts';
import type { FormContext, FormFault, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { MadeForm } from './made-form.ts';

/** A fault as the library’s form has it. */
export const libraryError = ({ path, message }: FormFault) => ({ property: `.${path}`, message, stack: message });

/** Validates as the server does: the compiled schema with the form’s own messages, and the rules between fields. */
export function formValidator(form: MadeForm, context: FormContext): ValidatorType<FormValues> {
  const compiled = createPrecompiledValidator<FormValues>(form.validators, form.schema);
  const errorsOf = (values: FormValues): readonly SchemaError[] =>
    compiled.rawValidation<SchemaError>(form.schema, values).errors ?? [];
  return {
    isValid: (schema, values, root) => compiled.isValid(schema, values, root),
    rawValidation: (schema, values) => compiled.rawValidation(schema, values),
    validateFormData(values) {
      const { faults } = judgeCompiled(form, errorsOf, values ?? {}, context);
      const errors = faults.map(libraryError);
      return { errors, errorSchema: toErrorSchema<FormValues>(errors) };
    },
  };
}
