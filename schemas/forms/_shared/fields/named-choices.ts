import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import type { FormChoice } from '../define-form.ts';

/** The most restaurants of a select. Of more, visitors type the name of one. */
export const maxSelectOptions = 200;

/** The name of each option, which no other option has: its label, with its group or value where labels are equal. */
export function nameChoices(choices: readonly FormChoice[]): ReadonlyMap<string, string> {
  const group = (nameOf: (choice: FormChoice) => string): ReadonlyMap<string, readonly FormChoice[]> =>
    Map.groupBy(choices, (choice) => normalizeForSearch(nameOf(choice)));
  const labels = group(({ label }) => label);
  const longNames = group(withGroup);
  return new Map(
    choices.map((choice) => {
      const { value, label } = choice;
      if (labels.get(normalizeForSearch(label))?.length === 1) return [value, label];
      const name = withGroup(choice);
      return [value, longNames.get(normalizeForSearch(name))?.length === 1 ? name : `${name} (${value})`];
    }),
  );
}

const withGroup = ({ label, group }: FormChoice): string => (group === undefined ? label : `${label}, ${group}`);

/** The value of the option that was typed, by its name, its label and group, or its value; undefined if none or several match. */
export function findNamedChoice(choices: readonly FormChoice[], typed: string): string | undefined {
  if (choices.some(({ value }) => value === typed)) return typed;
  const names = nameChoices(choices);
  const wanted = normalizeForSearch(typed);
  const [found, another] = choices.filter(
    (choice) =>
      normalizeForSearch(names.get(choice.value) ?? '') === wanted || normalizeForSearch(withGroup(choice)) === wanted,
  );
  return another ? undefined : found?.value;
}
