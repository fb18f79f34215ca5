import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Rule {
  readonly minRem: number;
  readonly maxRem: number;
  readonly selectors: string;
  readonly style: ReadonlyMap<string, string>;
}

/** The rules of a style sheet in which more specific rules come later, with the widths of their container. */
function readRules(path: string): Rule[] {
  const css = readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks = css.matchAll(/(?<query>@[^{]+)\{(?<rules>(?:[^{}]*\{[^{}]*\})*)\s*\}|(?<rule>[^{}]+\{[^{}]*\})/g);
  return [...blocks].flatMap(({ groups }) => {
    const { query = '', rules, rule = '' } = groups ?? {};
    return query.startsWith('@') && !query.startsWith('@container') ? [] : parseRules(rules ?? rule, query);
  });
}

const parseRules = (text: string, query: string): Rule[] =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    minRem: Number(/min-width: ([\d.]+)rem/.exec(query)?.[1] ?? 0),
    maxRem: Number(/max-width: ([\d.]+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    selectors: selectors.trim(),
    style: new Map([...body.matchAll(/([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])),
  }));

/** The cells that each card takes, and the columns of the list, at a width of the container. */
function layOut(rules: readonly Rule[], list: Element, widthRem: number) {
  const findValue = (element: Element, name: string): string | undefined =>
    rules
      .filter(({ minRem, maxRem }) => minRem <= widthRem && widthRem <= maxRem)
      .filter(({ selectors }) => element.matches(selectors))
      .flatMap(({ style }) => style.get(name) ?? [])
      .at(-1);
  const template = findValue(list, 'grid-template-columns') ?? '';
  if (template.includes('auto-fi')) throw new Error('The number of columns is unknown.');
  const columns = Number(/repeat\((\d+)/.exec(template)?.[1] ?? 1);
  const spans = [...list.children].map((card) => {
    const column = findValue(card, 'grid-column') ?? 'auto';
    return column === '1 / -1' ? columns : Number(/span (\d+)/.exec(column)?.[1] ?? 1);
  });
  return { columns, spans };
}

/** The number of cards in each row, and whether the cards fill all rows. */
function rowsOf({ columns, spans }: ReturnType<typeof layOut>) {
  const rows: number[][] = [];
  for (const span of spans) {
    const row = rows.at(-1);
    const used = row?.reduce((sum, each) => sum + each, 0) ?? columns;
    if (row && used + span <= columns) row.push(span);
    else rows.push([span]);
  }
  const isFull = rows.every((row) => row.reduce((sum, each) => sum + each, 0) === columns);
  return { isFull, cards: rows.map((row) => row.length) };
}

function createList(listClass: string, cardClass: string, count: number, columns?: string): Element {
  const list = document.createElement('ul');
  list.className = listClass;
  if (columns) list.dataset.columns = columns;
  list.append(
    ...Array.from({ length: count }, () => Object.assign(document.createElement('li'), { className: cardClass })),
  );
  return list;
}

const counts = Array.from({ length: 12 }, (_, index) => index + 1);
const tickets = readRules('../../../promotions/promotions.module.css');
const cards = readRules('../../../card-grid/card-grid.module.css');
const menus = readRules('../../../menu-list/menu-list.module.css');
const rowsOfTickets = (count: number, widthRem: number) =>
  rowsOf(layOut(tickets, createList('tickets', 'ticket', count), widthRem));

it.each([20, 40, 60, 80])('promotions fill all rows of a tile that is %i rem wide [tile.catalogue]', (widthRem) => {
  expect(counts.filter((count) => !rowsOfTickets(count, widthRem).isFull)).toEqual([]);
});

it('promotions are in rows of two or three, and a fifth one has no row of its own beside empty cells', () => {
  expect(rowsOfTickets(5, 40).cards).toEqual([2, 2, 1]);
  expect([4, 5, 6, 7].map((count) => rowsOfTickets(count, 60).cards)).toEqual([
    [2, 2],
    [3, 2],
    [3, 3],
    [3, 2, 2],
  ]);
  expect(rowsOfTickets(4, 80).cards).toEqual([4]);
});

it.each(['two', 'three', 'four'])('the cards of a grid of %s columns fill all rows [tile.catalogue]', (columns) => {
  const unfilled = [40, 60, 80].flatMap((widthRem) =>
    counts
      .slice(columns === 'two' ? 1 : columns === 'three' ? 2 : 3)
      .filter((count) => !rowsOf(layOut(cards, createList('cards', 'card', count, columns), widthRem)).isFull),
  );
  expect(unfilled).toEqual([]);
});

it.each([44, 80])('the menus of a list that is %i rem wide fill all rows [tile.catalogue]', (widthRem) => {
  const rowsOfMenus = (count: number) => rowsOf(layOut(menus, createList('menus', 'menu', count), widthRem));
  expect(counts.filter((count) => !rowsOfMenus(count).isFull)).toEqual([]);
});
