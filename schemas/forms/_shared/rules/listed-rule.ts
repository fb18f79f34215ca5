import type { FormRule } from '../define-form.ts';

/** Requires one of the options of the form context, if there are any. */
export const requiredListedRule = (field: string, message: string): FormRule => ({
  fields: [field],
  validate(values, context) {
    const hasOptions = (context.choices[field] ?? []).length > 0 || context.typedChoices?.[field] !== undefined;
    const isMissing = values[field] === undefined && hasOptions;
    return isMissing ? [{ path: field, message }] : listedRule(field, message).validate(values, context);
  },
});

/** Requires that selected values are among the options of the form context. The server checks typed ones. */
export const listedRule = (field: string, message: string): FormRule => ({
  fields: [field],
  validate(values, { choices, typedChoices }) {
    if (typedChoices?.[field] !== undefined) return [];
    const chosen = values[field];
    const known = new Set((choices[field] ?? []).map(({ value }) => value));
    const all = Array.isArray(chosen) ? chosen : chosen === undefined ? [] : [chosen];
    return all.every((each) => known.has(each)) ? [] : [{ path: field, message }];
  },
});
