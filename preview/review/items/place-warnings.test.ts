import { expect, it } from 'vitest';
import { findPlaceWarnings } from './place-warnings.ts';

const restaurants = [{ label: 'Soho', city: 'London' }, { label: 'Bath' }];

it.each([
  [{ location: 'Soho', city: 'Bath' }, 1],
  [{ location: 'Soho' }, 1],
  [{ location: 'Soho', city: ' london' }, 0],
  [{ location: 'Bath', city: 'London' }, 0],
  [{ location: 'Head Office', city: 'Leeds' }, 0],
  [{ location: 7 }, 0],
])('a vacancy at %j has %i warnings about its place [editor.content]', (vacancy, count) => {
  const found = findPlaceWarnings(vacancy, { restaurants });
  expect(found).toHaveLength(count);
  if (count > 0)
    expect(found[0]).toEqual({
      path: ['city'],
      message: '“Soho” is in London. Change the city, latitude and longitude too.',
    });
});
