import type { Column } from '../columns/column.ts';
import { textColumns } from '../columns/columns.ts';

export const sectionHeading = 'Section';
export const idHeading = 'Id';

/** Other headings that spreadsheets have for a column. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['dish', 'name'],
  ['title', 'name'],
  ['price in pounds', 'price'],
  ['energy', 'kcal'],
  ['calories', 'kcal'],
  ['tags', 'dietary tags'],
  ['nuts', 'tree nuts'],
  ['soy', 'soya'],
  ['notes', 'allergen notes'],
]);

const normalize = (heading: string): string => {
  const plain = heading
    .replace(/\(.*\)|£/g, '')
    .trim()
    .toLowerCase();
  return synonyms.get(plain) ?? plain;
};

/** What a column of a file is about; undefined if the menu has no such field. */
export function findColumn(heading: string): Column | 'section' | 'id' | undefined {
  const name = normalize(heading);
  if (name === 'section' || name === 'id') return name;
  return textColumns.find(({ title }) => title.toLowerCase() === name);
}
