import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { type SchemaError, validateCompiled } from '#renderer/form/validate-compiled.ts';
import type { FieldError, FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { CompiledForm } from './compiled-form.ts';

/** Converts an error to the shape that the form library uses. */
export const libraryError = ({ path, message }: FieldError) => ({ property: `.${path}`, message, stack: message });

/**
 * Creates a validator with the same rules and messages as the server: the compiled schema and the rules between fields.
 */
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
