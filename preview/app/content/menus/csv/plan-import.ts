import { dishesOf, nameOfDish, sectionsOf, textOf } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Column } from '../columns/column.ts';
import { textColumns } from '../columns/columns.ts';
import type { DishPlace } from '../model/menu-operations.ts';
import { placeKey } from '../model/menu-operations.ts';
import type { UnreadableCell } from '../paste/plan-paste.ts';
import { checkLines } from './check-lines.ts';
import { findColumn } from './csv-headings.ts';
import { unescapeFormula } from './formula-text.ts';
import { readCsv } from './read-csv.ts';

/** A field that differs between the menu and the file. */
interface FieldDifference {
  readonly title: string;
  readonly before: string;
  /** As it will be stored: “9.30” for “9,30”. */
  readonly after: string;
}

export interface ImportedDish {
  readonly name: string;
  /** The section that it belongs to after the import. */
  readonly section: string;
  /** Where the dish is now; undefined for a new one. */
  readonly place: DishPlace | undefined;
  readonly differences: readonly FieldDifference[];
  readonly cells: readonly { readonly column: Column; readonly value: unknown }[];
  readonly id: string;
}

export interface ImportPlan {
  readonly added: readonly ImportedDish[];
  readonly changed: readonly ImportedDish[];
  readonly unchanged: number;
  /** Dishes of the menu that the file does not have. */
  readonly missing: readonly { readonly place: DishPlace; readonly name: string; readonly section: string }[];
  readonly unreadable: readonly UnreadableCell[];
  /** Why lines are left out as a whole. */
  readonly refused: readonly string[];
  /** Headings of the file that the menu has no field for. */
  readonly ignored: readonly string[];
}

interface StoredDish extends DishPlace {
  readonly dish: unknown;
  readonly section: number;
  readonly sectionName: string;
}

const normalizeName = (text: string): string => text.trim().toLowerCase();

const storedDishes = (menu: unknown): readonly StoredDish[] =>
  sectionsOf(menu).flatMap((section, at) =>
    dishesOf(section).flatMap((dish, item) =>
      isRecord(dish) ? [{ section: at, item, dish, sectionName: textOf(section, 'name') }] : [],
    ),
  );

/** Whether the id or the name of a dish is in a line. With a misplaced quote, a cell may hold several. */
const isNamedIn = (cells: readonly string[], { dish }: StoredDish): boolean => {
  const texts = cells.flatMap((cell) => [cell, ...cell.split(/[",;\t\r\n]/)]);
  return [textOf(dish, 'id'), textOf(dish, 'name')].some(
    (own) => own !== '' && texts.some((text) => normalizeName(unescapeFormula(text)) === normalizeName(own)),
  );
};

/**
 * Compares a CSV file with a stored menu. Dishes match by id, otherwise by name in their section. Only columns that the
 * file has are compared. Returns a message if the file cannot be used.
 */
export function planImport(menu: unknown, text: string): ImportPlan | string {
  const file = readCsv(text);
  if (typeof file === 'string') return file;
  const [header, ...rows] = file;
  const headings = header?.cells ?? [];
  if (header?.hasMisplacedQuote) return `Line ${header.line} has text after a closing quote. Nothing is imported.`;
  const found = headings.map(findColumn);
  if (!found.some((column) => column !== undefined && typeof column !== 'string' && column.id === 'name'))
    return 'The first line of the file must name its columns, and one of them must be “Name”.';
  const dishes = storedDishes(menu);
  const used = new Set<string>();
  const unreadable: UnreadableCell[] = [];
  const { lines, refused, messages } = checkLines(headings, rows, found.indexOf('id'));
  const imported = lines.flatMap(({ cells }): ImportedDish[] => {
    const dish = importLine(cells, found, dishes, used, unreadable);
    if (dish?.place) used.add(placeKey(dish.place));
    return dish ? [dish] : [];
  });
  return {
    added: imported.filter(({ place }) => place === undefined),
    changed: imported.filter(({ place, differences }) => place !== undefined && differences.length > 0),
    unchanged: imported.filter(({ place, differences }) => place !== undefined && differences.length === 0).length,
    missing: dishes
      .filter((place) => !used.has(placeKey(place)) && !refused.some(({ cells }) => isNamedIn(cells, place)))
      .map(({ section, item, dish, sectionName }) => ({
        place: { section, item },
        name: nameOfDish(dish),
        section: sectionName,
      })),
    unreadable,
    refused: messages,
    ignored: headings.filter((heading, at) => found[at] === undefined && heading.trim() !== ''),
  };
}

function importLine(
  line: readonly string[],
  found: readonly ReturnType<typeof findColumn>[],
  dishes: readonly StoredDish[],
  used: ReadonlySet<string>,
  unreadable: UnreadableCell[],
): ImportedDish | undefined {
  const textFor = (wanted: string): string | undefined => {
    const at = found.findIndex((column) => column === wanted || (typeof column === 'object' && column.id === wanted));
    return at < 0 ? undefined : unescapeFormula(line[at] ?? '').trim();
  };
  const [name = '', id = '', section] = [textFor('name'), textFor('id'), textFor('section')];
  const free = dishes.filter((dish) => !used.has(placeKey(dish)));
  const isNamed = ({ dish, sectionName }: StoredDish): boolean =>
    normalizeName(textOf(dish, 'name')) === normalizeName(name) &&
    (section === undefined || normalizeName(sectionName) === normalizeName(section));
  const match =
    free.find(({ dish }) => id !== '' && textOf(dish, 'id') === id) ?? (name === '' ? undefined : free.find(isNamed));
  const label = name || nameOfDish(match?.dish);
  if (!match && name === '') {
    unreadable.push({
      dish: label,
      column: 'Name',
      text: '',
      message: 'A new dish needs a name. This line is left out.',
    });
    return undefined;
  }
  const differences: FieldDifference[] = [];
  const cells: { column: Column; value: unknown }[] = [];
  const target = section || match?.sectionName || 'New dishes';
  if (match && normalizeName(target) !== normalizeName(match.sectionName))
    differences.push({ title: 'Section', before: match.sectionName, after: target });
  for (const column of textColumns) {
    const text = textFor(column.id);
    const before = match ? column.format(match.dish) : '';
    if (text === undefined || text === before || (!match && text === '')) continue;
    const parsed = column.parse(text);
    if (!parsed.ok) unreadable.push({ dish: label, column: column.title, text, message: parsed.message });
    else {
      const after = column.format(column.write(match?.dish ?? {}, parsed.value));
      if (match && after === before) continue;
      differences.push({ title: column.title, before, after });
      cells.push({ column, value: parsed.value });
    }
  }
  const place = match && { section: match.section, item: match.item };
  return { name: label, section: target, place, differences, cells, id };
}
