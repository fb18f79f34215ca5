import fc from 'fast-check';
import type { Json } from './brand-content.ts';

export type JsonPath = readonly (string | number)[];

export type Mutation =
  | { readonly kind: 'drop' | 'null' | 'blank' | 'rename' }
  | { readonly kind: 'retype'; readonly value: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The value at a path, or undefined. */
export const valueAt = (json: Json | undefined, path: JsonPath): Json | undefined =>
  path.reduce<Json | undefined>((value, step) => {
    if (isList(value)) return typeof step === 'number' ? value[step] : undefined;
    return typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === step)?.[1]
      : undefined;
  }, json);

/** The paths of all fields and entries below a value. */
export function pathsIn(value: Json | undefined): JsonPath[] {
  const steps: (readonly [string | number, Json | undefined])[] = isList(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return steps.flatMap(([step, each]) => [[step], ...pathsIn(each).map((rest) => [step, ...rest])]);
}

/** A copy of a value with the result of `change` at a path; undefined removes it. */
export function changeAt(
  json: Json | undefined,
  [step, ...rest]: JsonPath,
  change: (value: Json | undefined) => Json | undefined,
): Json | undefined {
  if (step === undefined) return change(json);
  if (isList(json))
    return json.flatMap((each, at) => {
      const changed = at === step ? changeAt(each, rest, change) : each;
      return changed === undefined ? [] : [changed];
    });
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, each]) => {
      const changed = name === step ? changeAt(each, rest, change) : each;
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}

/** A copy of a reply with a mutation of the field or entry at a path. A renamed entry of a list is dropped. */
export function mutate(json: Json | undefined, path: JsonPath, mutation: Mutation): Json | undefined {
  switch (mutation.kind) {
    case 'drop':
      return changeAt(json, path, () => undefined);
    case 'null':
      return changeAt(json, path, () => null);
    case 'blank':
      return changeAt(json, path, () => '');
    case 'retype':
      return changeAt(json, path, () => mutation.value);
    case 'rename': {
      const parent = path.slice(0, -1);
      const value = valueAt(json, path);
      const dropped = changeAt(json, path, () => undefined);
      return changeAt(dropped, parent, (each) =>
        typeof each !== 'object' || each === null || isList(each) || value === undefined
          ? each
          : { ...each, [`old_${path.at(-1)}`]: value },
      );
    }
  }
}

const otherValue = fc.oneof(
  fc.integer({ min: -3, max: 2000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constantFrom('yes', 'n/a', '0', ' ', '12:60', '<b>', '__proto__', 'a'.repeat(5000)),
  fc.constantFrom<Json>([], {}, [null], [''], { id: {} }, [[]]),
);

export const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constantFrom('drop', 'null', 'blank', 'rename') }),
  fc.record({ kind: fc.constant('retype'), value: otherValue }),
);
