import { describe, expect, it } from 'vitest';
import { findCompanions, findDish } from './find-dish.ts';
import { menu } from './menu.ts';

const { sections } = menu.parse({
  id: 'm',
  name: 'M',
  sections: [
    { id: 'a', name: 'A', items: [{ id: 'laksa', name: 'Laksa', goesWith: ['rice', 'gone', 'laksa', 'tea', 'rice'] }] },
    {
      id: 'b',
      name: 'B',
      items: [
        { id: 'tea', name: 'Tea' },
        { id: 'rice', name: 'Rice' },
      ],
    },
  ],
});
const laksa = sections[0]?.items[0];

describe('a dish of a menu [diner.dish]', () => {
  it('is found in any section by its id', () => {
    expect([findDish({ sections }, 'rice')?.name, findDish({ sections }, 'gone')]).toEqual(['Rice', undefined]);
  });

  it('goes with other dishes of the same menu, each once, in the order of its content', () => {
    expect(laksa && findCompanions({ sections }, laksa).map(({ id }) => id)).toEqual(['rice', 'tea']);
  });
});
