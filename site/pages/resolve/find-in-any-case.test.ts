import { describe, expect, it } from 'vitest';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { emptySource } from '../source/empty-source.ts';
import { findIdInAnyCase, findInAnyCase } from './find-in-any-case.ts';

describe('an id', () => {
  it.each([
    [['Drinks', 'drinks'], 'drinks', 'drinks'],
    [['Drinks', 'DRINKS'], 'drinks', 'Drinks'],
    [['food'], 'drinks', undefined],
    [[], 'drinks', undefined],
  ])('in %j for %s is %s: the same one, else the first in another case [route.menu]', (ids, id, found) => {
    expect(findIdInAnyCase(ids, id)).toBe(found);
  });
});

describe('an item of an address', () => {
  const place = (more: object) =>
    restaurant.parse({ storeId: '1', slug: 'bath', city: 'bath', title: 'Bath', ...more });

  /** Finds a menu where these exist. */
  async function find(id: string, items: readonly string[], restaurants: () => Promise<ReturnType<typeof place>[]>) {
    const loaded: string[] = [];
    const found = await findInAnyCase(
      id,
      'menus',
      async (each) => {
        loaded.push(each);
        return items.includes(each) ? `menu ${each}` : undefined;
      },
      { ...emptySource, restaurants },
    );
    return { found, loaded };
  }

  it('is asked for by its own id first, which needs no list [route.menu]', async () => {
    const failing = () => Promise.reject(new Error('The list is not needed.'));
    expect(await find('drinks', ['drinks'], failing)).toEqual({
      found: { id: 'drinks', item: 'menu drinks' },
      loaded: ['drinks'],
    });
  });

  it('is found under an id of a restaurant’s list that differs in case only [route.menu]', async () => {
    const restaurants = async () => [place({ menus: ['food'], offers: ['DRINKS'] }), place({ menus: ['Drinks'] })];
    expect(await find('drinks', ['Drinks'], restaurants)).toEqual({
      found: { id: 'Drinks', item: 'menu Drinks' },
      loaded: ['drinks', 'Drinks'],
    });
  });

  it('is not found where no list has it, where the list is lost, and where what the list has does not exist [route.menu] [menu.notfound]', async () => {
    const none = { found: undefined, loaded: ['drinks'] };
    expect(await find('drinks', [], async () => [place({ menus: ['food', 'drinks'] })])).toEqual(none);
    expect(await find('drinks', [], () => Promise.reject(new Error('Lost.')))).toEqual(none);
    expect(await find('drinks', [], async () => [place({ menus: ['Drinks'] })])).toEqual({
      found: undefined,
      loaded: ['drinks', 'Drinks'],
    });
  });
});
