import type { AllergenLevel } from '#schemas/domain/menu/menu.ts';
import type { ParsedCell } from './column.ts';

/** What people write in spreadsheets. A dash or a zero is not accepted, because it may mean “none” or “not known”. */
const words: Readonly<Record<AllergenLevel, readonly string[]>> = {
  contains: ['contains', 'contain', 'c', 'yes', 'y', 'x', '✓', '✔', 'true'],
  'may-contain': ['may contain', 'may-contain', 'may', 'm', 'traces', 'may contain traces'],
  'none-declared': ['none declared', 'none-declared', 'none', 'n', 'no', 'free', 'does not contain'],
  unknown: ['unknown', 'u', '?', 'not known'],
};

/** The level that a text states; an empty text states nothing, which is unknown. */
export function parseLevel(text: string): ParsedCell {
  const word = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (word === '') return { ok: true, value: undefined };
  for (const [level, accepted] of Object.entries(words)) if (accepted.includes(word)) return { ok: true, value: level };
  return { ok: false, message: 'Enter Contains, May contain, None declared or Unknown.', value: text.trim() };
}
