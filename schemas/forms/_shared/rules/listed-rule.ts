import type { FormRule } from '../define-form.ts';

/** Requires one of the options of the form context, if there are any. */
export const requiredListedRule = (field: string, message: string): FormRule => ({
  fields: [field],
  validate(values, context) {
    const isMissing = values[field] === undefined && (context.choices[field] ?? []).length > 0;
    return isMissing ? [{ path: field, message }] : listedRule(field, message).validate(values, context);
  },
});

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
