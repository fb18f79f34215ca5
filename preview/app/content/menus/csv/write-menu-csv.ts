import { type Columns, writeCsv } from '#adapters/service/http/csv.ts';
import { dishesOf, sectionsOf, textOf } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { textColumns } from '../columns/columns.ts';
import { idHeading, sectionHeading } from './csv-headings.ts';
import { escapeQuoted } from './formula-text.ts';

interface Line {
  readonly section: string;
  readonly dish: unknown;
}

const fileColumns: Columns<Line> = [
  [sectionHeading, ({ section }) => escapeQuoted(section)],
  [idHeading, ({ dish }) => escapeQuoted(textOf(dish, 'id'))],
  ...textColumns.map(({ title, format }) => [title, ({ dish }: Line): string => escapeQuoted(format(dish))] as const),
];

/** The dishes of a menu as a CSV file for spreadsheets. Entries that are not dishes are left out. */
export const writeMenuCsv = (menu: unknown): string =>
  writeCsv(
    fileColumns,
    sectionsOf(menu).flatMap((section) =>
      dishesOf(section)
        .filter(isRecord)
        .map((dish) => ({ section: textOf(section, 'name'), dish })),
    ),
  );
