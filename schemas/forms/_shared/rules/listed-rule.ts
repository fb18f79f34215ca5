import type { FormRule } from '../define-form.ts';

/** A chosen value is one of the options that come with the page. */
export const listedRule = (field: string, message: string): FormRule => ({
  about: [field],
  validate(values, { choices }) {
    const chosen = values[field];
    const known = new Set((choices[field] ?? []).map(({ value }) => value));
    const all = Array.isArray(chosen) ? chosen : chosen === undefined ? [] : [chosen];
    return all.every((each) => known.has(each)) ? [] : [{ path: field, message }];
  },
});
