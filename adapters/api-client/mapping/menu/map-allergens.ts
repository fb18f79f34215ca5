import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Allergen } from '#schemas/domain/menu/allergens.ts';
import { readAllergenLevel, readAllergenName, saysNothing } from './allergen-words.ts';
import {
  type AllergenEntry,
  levelIn,
  mostCareful,
  nameIn,
  readAllergenEntry,
  readAllergenText,
  type StatedLevel,
} from './read-allergen-entry.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The allergens of a dish by name, from a list, or from an object by name or level. What is listed without more is
 * contained; what is not stated is unknown. A level that is not understood stays as it is, so that it is left out and
 * logged. What is about none of the 14 allergens is in `unrecognized`, and in the notes, which guests read. “None” does
 * not say that all 14 were checked: it is logged, and nothing is declared.
 */
export function mapAllergens({ allergens: stated, allergenNotes }: Fields): Fields {
  if (isBlank(stated)) return {};
  const entries = entriesOf(stated);
  if (!entries)
    return typeof stated === 'string' && !saysNothing(stated)
      ? { allergenNotes: withNotes(allergenNotes, [stated]) }
      : {};
  if (entries.every(({ name = '' }) => saysNothing(name))) return {};
  const levels = new Map<Allergen, StatedLevel[]>();
  const unrecognized: string[] = [];
  for (const { name, level = 'contains' } of entries) {
    const named = readAllergenName(name);
    for (const allergen of named?.allergens ?? []) {
      const known = level === 'none-declared' && !named?.isWhole ? 'unknown' : level;
      levels.set(allergen, [...(levels.get(allergen) ?? []), known]);
    }
    if (!named && level !== 'none-declared' && name !== undefined && !saysNothing(name))
      unrecognized.push(level === 'may-contain' ? `may contain ${name}` : name);
  }
  const allergens = Object.fromEntries([...levels].map(([name, all]) => [name, allergenValue(mostCareful(all))]));
  if (unrecognized.length === 0) return { allergens };
  return { allergens: { ...allergens, unrecognized }, allergenNotes: withNotes(allergenNotes, unrecognized) };
}

const allergenValue = (level: StatedLevel | undefined): unknown =>
  typeof level === 'object' ? level.unrecognized : level;

const withNotes = (notes: unknown, unrecognized: readonly string[]): string =>
  [...(typeof notes === 'string' ? [notes.trim()] : []), `Also stated: ${unrecognized.join(', ').replace(/\.$/, '')}.`]
    .join(' ')
    .trim();

/** Undefined if there are none, as in a sentence. */
function entriesOf(stated: unknown): readonly AllergenEntry[] | undefined {
  if (Array.isArray(stated)) return stated.map(readAllergenEntry);
  if (typeof stated === 'string') {
    const entries = readAllergenText(stated);
    return entries.every(({ name }) => readAllergenName(name)) ? entries : undefined;
  }
  if (!isRecord(stated)) return undefined;
  if (readAllergenName(nameIn(stated))) return [readAllergenEntry(stated)];
  return Object.entries(stated).flatMap(([name, value]) => entriesByName(name, value));
}

/** `gluten: 'contains'`, `nuts: { status: … }`, `mayContain: ['nuts']`. */
function entriesByName(name: string, value: unknown): readonly AllergenEntry[] {
  const ofList = readAllergenLevel(name);
  if (ofList && (Array.isArray(value) || typeof value === 'string'))
    return (entriesOf(value) ?? [{ name: String(value), level: undefined }]).map((entry) => ({
      ...entry,
      level: mostCareful([ofList, ...(entry.level === undefined ? [] : [entry.level])]),
    }));
  if (isBlank(value)) return readAllergenName(name) ? [{ name, level: 'unknown' }] : [];
  if (isRecord(value)) return [{ name, level: levelIn(value) ?? { unrecognized: value } }];
  // A box that nobody has ticked does not say that the dish is free of it.
  return [{ name, level: (value === false ? undefined : readAllergenLevel(value)) ?? { unrecognized: value } }];
}
