import type { FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { listRestaurantFields } from '#schemas/forms/_shared/fields/list-fields.ts';
import { maxSelectOptions, nameChoices } from '#schemas/forms/_shared/fields/named-choices.ts';
import type { FormName } from '#schemas/forms/_shared/form-state.ts';
import { forms } from '#schemas/forms/forms.generated.ts';

interface TypedChoices {
  readonly context: FormContext;
  readonly values: FormValues;
  /** The names to suggest, and the ids of their lists. */
  readonly lists: readonly { readonly id: string; readonly names: readonly string[] }[];
}

/**
 * Replaces selects of very many restaurants by text fields with suggestions. The options are not sent to the browser a
 * second time, so that a form of a chain with thousands of restaurants stays small.
 */
export function typeChoices(name: FormName, formId: string, context: FormContext, values: FormValues): TypedChoices {
  const typed = listRestaurantFields(forms[name])
    .map((field) => ({ field, id: `${formId}-${field}-list` }))
    .filter(({ field }) => (context.choices[field] ?? []).length > maxSelectOptions)
    .map((each) => ({ ...each, names: nameChoices(context.choices[each.field] ?? []) }));
  if (typed.length === 0) return { context, values, lists: [] };
  return {
    context: {
      ...context,
      choices: { ...context.choices, ...Object.fromEntries(typed.map(({ field }) => [field, []])) },
      typedChoices: Object.fromEntries(typed.map(({ field, id }) => [field, id])),
    },
    values: {
      ...values,
      ...Object.fromEntries(
        typed.flatMap(({ field, names }) => {
          const value = values[field];
          return value === undefined ? [] : [[field, names.get(String(value)) ?? value]];
        }),
      ),
    },
    lists: typed.map(({ id, names }) => ({ id, names: [...names.values()] })),
  };
}
