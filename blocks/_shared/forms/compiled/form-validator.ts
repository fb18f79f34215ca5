import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { type SchemaError, validateCompiled } from '#renderer/form/validate-compiled.ts';
import type { FieldError, FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { listRejectedFileErrors, omitRejectedFiles } from '../controls/rejected-files.ts';
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
    validateFormData(values = {}) {
      const { errors } = validateCompiled(form, errorsOf, omitRejectedFiles(values), context);
      const libraryErrors = addErrors(form, errors, listRejectedFileErrors(values)).map(libraryError);
      return { errors: libraryErrors, errorSchema: toErrorSchema<FormValues>(libraryErrors) };
    },
  };
}

/** Adds errors of whole fields in the order of the fields. They replace other errors of these fields. */
function addErrors(
  { schema }: CompiledForm,
  errors: readonly FieldError[],
  added: readonly FieldError[],
): readonly FieldError[] {
  if (added.length === 0) return errors;
  const fieldNames = Object.keys(schema.properties ?? {});
  const indexOf = ({ path }: FieldError): number => fieldNames.indexOf(path.split('.')[0] ?? '');
  const others = errors.filter((error) => added.every(({ path }) => path !== error.path));
  return [...others, ...added].toSorted((one, other) => indexOf(one) - indexOf(other));
}
