import { expect, it } from 'vitest';
import { menu } from '#schemas/domain/menu/menu.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { reportMenuTags } from './report-menu-tags.ts';

it('logs a tag that contradicts the allergen record of its dish once [menu.allergens]', async () => {
  const log: SiteLogEntry[] = [];
  const items = [
    { id: 'satay', name: 'Satay', dietaryTags: [{ name: 'Nut free' }], allergens: { peanuts: 'contains' } },
  ];
  const main = menu.parse({ id: 'main', name: 'Main', sections: [{ id: 's', name: 'S', items }] });
  const source = reportMenuTags({ menu: async (_: string) => main }, (entry) => log.push(entry));
  expect(await source.menu('main')).toBe(main);
  await source.menu('main');
  expect(log).toEqual([
    {
      level: 'warning',
      event: 'menu-tag-contradicts-allergens',
      field: 'main.sections[0].items[0].dietaryTags[0]',
      message: '“Nut free” is left out: the allergen record of “Satay” does not confirm it, or it has none.',
    },
  ]);
});

it('logs the same dish of another menu too [menu.allergens]', async () => {
  const fields: (string | undefined)[] = [];
  const items = [
    { id: 'satay', name: 'Satay', dietaryTags: [{ name: 'Nut free' }], allergens: { peanuts: 'contains' } },
  ];
  const menuOf = async (id: string) => menu.parse({ id, name: id, sections: [{ id: 's', name: 'S', items }] });
  const source = reportMenuTags({ menu: menuOf }, ({ field }) => fields.push(field));
  for (const id of ['lunch', 'dinner']) await source.menu(id);
  expect(fields.map((field) => field?.split('.')[0])).toEqual(['lunch', 'dinner']);
});
