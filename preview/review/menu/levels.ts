import type { AllergenLevel } from '#schemas/domain/menu/menu.ts';

/** The levels as editors and spreadsheets read them. */
export const levelTexts: Readonly<Record<AllergenLevel, string>> = {
  contains: 'Contains',
  'may-contain': 'May contain',
  'none-declared': 'None declared',
  unknown: 'Unknown',
};

/** A stored level, without anything stored “Unknown”. A value that is not a level is shown as it is. */
export function formatLevel(value: unknown): string {
  if (value === undefined || value === null) return levelTexts.unknown;
  const text = String(value);
  return Object.entries(levelTexts).find(([level]) => level === text)?.[1] ?? text;
}
