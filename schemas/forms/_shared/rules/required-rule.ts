import type { FormRule } from '../define-form.ts';

/** Requires a value that may be absent where it is stored so. */
export const requiredRule = (field: string, message: string): FormRule => ({
  fields: [field],
  validate: (values) => (values[field] === undefined ? [{ path: field, message }] : []),
});
