import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';

/** What dishes state that is about none of the 14 allergens, as sentences. */
export function listUnknownAllergens(value: unknown, path: readonly PathStep[] = []): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, at) => listUnknownAllergens(each, [...path, at]));
  if (!isRecord(value)) return [];
  const { allergens } = value;
  const unrecognized =
    isRecord(allergens) && Array.isArray(allergens.unrecognized) ? allergens.unrecognized.map(String) : [];
  return [
    ...unrecognized.map(
      (name) => `${formatPath([...path, 'allergens'])}: “${name}” is none of the 14 allergens, so it is in the notes`,
    ),
    ...Object.entries(value).flatMap(([name, each]) => listUnknownAllergens(each, [...path, name])),
  ];
}
