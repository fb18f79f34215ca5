import { expect, it } from 'vitest';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { selectShownSections } from './shown-sections.ts';

const [dish] = exampleData.menu.sections.flatMap(({ items }) => items);
const sectionOf = (id: string, count: number) => ({
  id,
  name: id,
  description: undefined,
  items: dish ? Array.from({ length: count }, () => dish) : [],
});
const all = [sectionOf('a', 60), sectionOf('b', 60), sectionOf('c', 60), sectionOf('d', 10)];
const select = (sections: typeof all, requested?: string, max = 150) => {
  const { sections: shown, further, next } = selectShownSections(sections, requested, max);
  return [shown.map(({ id }) => id).join(), further.map(({ id }) => id).join(), next?.id];
};

it('shows a menu of up to so many dishes as a whole [menu.page]', () => {
  expect(select(all, undefined, 190)).toEqual(['a,b,c,d', '', undefined]);
  expect(select(all, 'c', 190)).toEqual(['a,b,c,d', '', undefined]);
});

it('shows the first sections of a longer menu, and the further ones one at a time [scale.growth]', () => {
  expect(select(all)).toEqual(['a,b', 'c,d', 'c']);
  expect(select(all, 'c')).toEqual(['c', 'c,d', 'd']);
  expect(select(all, 'd')).toEqual(['d', 'c,d', undefined]);
});

it('shows the first sections for one of them, and for an unknown one [scale.growth]', () => {
  expect(select(all, 'b')).toEqual(['a,b', 'c,d', 'c']);
  expect(select(all, 'x')).toEqual(['a,b', 'c,d', 'c']);
});

it('shows the first section however long it is [scale.growth]', () => {
  expect(select([sectionOf('a', 400), sectionOf('b', 1)])).toEqual(['a', 'b', 'b']);
});
