import type { Menu, MenuItem } from '#schemas/domain/menu/menu.ts';
import type { Rule } from '../finding.ts';
import { findTileNeeds } from '../tile-needs.ts';

const maxNames = 5;

/** Dishes on the page without any allergen record. Source: Regulation (EU) No 1169/2011, article 44. */
export const allergenRecords: Rule = ({ page }, { menus = [] }) =>
  findTileNeeds(page).flatMap(({ placed: { index, tile }, need }) => {
    const menu = need.source === 'menu' ? menus.find(({ id }) => id === need.id) : undefined;
    const without = menu ? dishesWithout(menu) : [];
    if (!menu || without.length === 0) return [];
    const names = without.slice(0, maxNames).map(({ name }) => name);
    const rest = without.length - names.length;
    return [
      {
        code: 'dish-without-allergens',
        severity: 'warning',
        path: ['tiles', index],
        tile: { key: tile.key, type: tile.type },
        message: `${countOf(without.length)} of “${menu.name}” without an allergen record: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
        fixes: [],
      },
    ];
  });

const countOf = (count: number): string => (count === 1 ? 'There is a dish' : `There are ${count} dishes`);

const dishesWithout = ({ sections }: Menu): MenuItem[] =>
  sections
    .flatMap(({ items }) => items)
    .filter(({ allergens }) => Object.values(allergens).every((level) => level === 'unknown'));
