import type { FormRule } from '../define-form.ts';

/** Requires that selected values are among the options of the form context. */
export const listedRule = (field: string, message: string): FormRule => ({
  fields: [field],
  validate(values, { choices }) {
    const chosen = values[field];
    const known = new Set((choices[field] ?? []).map(({ value }) => value));
    const all = Array.isArray(chosen) ? chosen : chosen === undefined ? [] : [chosen];
    return all.every((each) => known.has(each)) ? [] : [{ path: field, message }];
  },
});
