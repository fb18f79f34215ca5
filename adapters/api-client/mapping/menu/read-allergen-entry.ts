import { readBoolean } from '#schemas/content/field/repair/read-other-notation.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { AllergenLevel } from '#schemas/domain/menu/menu.ts';
import { findByName, normalizeName } from '../mapping.ts';
import { readAllergenLevel, readAllergenName } from './allergen-words.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface AllergenEntry {
  /** The name as it is stated; undefined if there is none. */
  readonly name: string | undefined;
  /** Undefined if none is stated. */
  readonly level: StatedLevel | undefined;
}

/** A level, or the value from which none could be read. */
export type StatedLevel = AllergenLevel | { readonly unrecognized: unknown };

const nameFields = [
  'name',
  'allergen',
  'allergenName',
  'title',
  'label',
  'text',
  'slug',
  'code',
  'id',
  'type',
  'value',
] as const;
const containsFields = ['contains', 'isContained', 'present', 'isPresent', 'hasAllergen'] as const;
const mayContainFields = ['mayContain', 'mightContain', 'mayContainTraces', 'traces', 'hasTraces'] as const;
const levelFields = ['level', 'status', 'presence', 'value', 'containment', 'declaration', 'state', 'type'] as const;
const knownFields: ReadonlySet<string> = new Set(
  [...nameFields, ...containsFields, ...mayContainFields, ...levelFields].map(normalizeName),
);

const prefixes = [
  [/^may contain(?: traces of)?(?::\s*|\s+)/i, 'may-contain'],
  [/^traces of(?::\s*|\s+)/i, 'may-contain'],
  [/^contains(?::\s*|\s+)/i, 'contains'],
] as const;
const suffix = /^(.+?)\s*[([]([^)\]]+)[)\]]$/;

/** An entry of a list of allergens. */
export function readAllergenEntry(entry: unknown): AllergenEntry {
  if (typeof entry === 'string') return readText(entry.trim());
  return isRecord(entry)
    ? { name: nameIn(entry), level: levelIn(entry) }
    : { name: undefined, level: { unrecognized: entry } };
}

/** “Gluten, celery, may contain: milk, nuts”: a level before a name is that of the names after it in the sentence too. */
export const readAllergenText = (text: string): readonly AllergenEntry[] =>
  text.split(/[;|.\n]/).flatMap((sentence) => {
    let current: StatedLevel | undefined;
    const names = sentence.split(',').map((name) => name.trim());
    return names.filter(Boolean).map((name) => {
      const entry = readText(name);
      if (prefixes.some(([prefix]) => prefix.test(name))) current = entry.level;
      return { ...entry, level: entry.level ?? current };
    });
  });

/** “Gluten”, “May contain nuts”, “Nuts (traces)”. */
function readText(text: string): AllergenEntry {
  const [, before = '', inner] = suffix.exec(text) ?? [];
  const stated = readAllergenLevel(inner);
  if (stated) return { name: before, level: stated };
  for (const [prefix, level] of prefixes) if (prefix.test(text)) return { name: text.replace(prefix, ''), level };
  return { name: text, level: undefined };
}

/** The name that means an allergen, else the first. */
export function nameIn(entry: Fields): string | undefined {
  const stated = nameFields
    .map((field) => findByName(entry, [field]))
    .map((value) => (isRecord(value) ? findByName(value, ['name', 'title', 'label', 'code']) : value))
    .filter((value) => typeof value === 'string');
  return stated.find((name) => readAllergenName(name)) ?? stated[0];
}

/** The level of an entry. Another yes or no in it, such as `isTrace`, could say anything. */
export function levelIn(entry: Fields): StatedLevel | undefined {
  const flags = [...readFlags(entry, containsFields, 'contains'), ...readFlags(entry, mayContainFields, 'may-contain')];
  const stated = levelFields.flatMap((field): readonly StatedLevel[] => {
    const value = findByName(entry, [field]);
    const level = readAllergenLevel(value);
    if (isBlank(value) || readAllergenName(value) || (field === 'type' && !level)) return [];
    return [level ?? { unrecognized: value }];
  });
  const others = Object.entries(entry).flatMap(([name, value]) =>
    !knownFields.has(normalizeName(name)) && readAllergenLevel(value) ? [{ unrecognized: { [name]: value } }] : [],
  );
  return mostCareful([...flags, ...stated, ...others]);
}

const readFlags = (entry: Fields, fields: readonly string[], level: AllergenLevel): readonly StatedLevel[] =>
  fields.flatMap((field): readonly StatedLevel[] => {
    const value = findByName(entry, [field]);
    if (isBlank(value)) return [];
    const flag = typeof value === 'boolean' ? value : readBoolean(value);
    return [
      flag === undefined ? (readAllergenLevel(value) ?? { unrecognized: value }) : flag ? level : 'none-declared',
    ];
  });

/** Of several statements about one allergen, the one that warns most. One that is not understood excludes “none”. */
export const mostCareful = (levels: readonly StatedLevel[]): StatedLevel | undefined =>
  (['contains', 'may-contain'] as const).find((level) => levels.includes(level)) ??
  levels.find((level) => typeof level === 'object') ??
  (['unknown', 'none-declared'] as const).find((level) => levels.includes(level));
