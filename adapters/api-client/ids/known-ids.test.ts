import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { askForIds } from './ask-for-ids.ts';
import { createIdNotation } from './id-notation.ts';
import { createStatedNames } from './stated-names.ts';

const numbered = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index));

describe('the notation of ids', () => {
  const write = async (types: readonly { readonly id: unknown }[], enquiryType: string) => {
    const ids = createIdNotation();
    ids.learn(endpoints.contactTypes, types);
    return ids.write(endpoints.contactEmail, { enquiryType }, async () => undefined);
  };

  it('is remembered for 10,000 ids [upstream.requests]', async () => {
    const types = (count: number) => [{ id: 0 }, ...numbered(count - 1, (at) => ({ id: `${at + 1}` }))];
    expect(await write(types(10_000), '0')).toEqual({ enquiryType: 0 });
    expect(await write(types(10_001), '0')).toEqual({ enquiryType: '0' });
  });

  it('follows the latest id for an unknown one [upstream.requests]', async () => {
    expect(await write([{ id: '1' }, { id: 2 }], '77')).toEqual({ enquiryType: 77 });
    expect(await write([{ id: 2 }, { id: '1' }], '77')).toEqual({ enquiryType: '77' });
  });
});

it('a programming error is not mistaken for a list that cannot be loaded [api.failures]', async () => {
  const fail = async (): Promise<never> => {
    throw new TypeError('not a function');
  };
  await expect(askForIds(fail, 'restaurant', {}, {})).rejects.toThrow('not a function');
});

it('the names of 5,000 restaurants are remembered as the API states them [upstream.requests]', () => {
  const slugOf = (count: number) => {
    const names = createStatedNames();
    const restaurants = numbered(count, (at) => ({ slug: `R-${at}`, city: 'bath', statedCity: 'Bath' }));
    names.learn(endpoints.restaurants, { restaurants });
    return names.write(endpoints.restaurantBySlug, { params: { slug: 'r-0' } });
  };
  expect(slugOf(5000)).toEqual({ params: { slug: 'R-0' } });
  expect(slugOf(5001)).toEqual({ params: { slug: 'r-0' } });
});
