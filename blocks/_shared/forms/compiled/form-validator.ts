import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { type SchemaError, validateCompiled } from '#renderer/form/validate-compiled.ts';
import type { FieldError, FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { CompiledForm } from './compiled-form.ts';

/** A fault as the library’s form has it. */
export const libraryError = ({ path, message }: FieldError) => ({ property: `.${path}`, message, stack: message });

/** Validates as the server does: the compiled schema with the form’s own messages, and the rules between fields. */
export function formValidator(form: CompiledForm, context: FormContext): ValidatorType<FormValues> {
  const compiled = createPrecompiledValidator<FormValues>(form.validators, form.schema);
  const errorsOf = (values: FormValues): readonly SchemaError[] =>
    compiled.rawValidation<SchemaError>(form.schema, values).errors ?? [];
  return {
    isValid: (schema, values, root) => compiled.isValid(schema, values, root),
    rawValidation: (schema, values) => compiled.rawValidation(schema, values),
    validateFormData(values) {
      const { errors } = validateCompiled(form, errorsOf, values ?? {}, context);
      const libraryErrors = errors.map(libraryError);
      return { errors: libraryErrors, errorSchema: toErrorSchema<FormValues>(libraryErrors) };
    },
  };
}
