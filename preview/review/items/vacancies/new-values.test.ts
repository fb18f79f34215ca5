import { expect, it } from 'vitest';
import { findNewValues } from './new-values.ts';

const restaurants = [{ label: 'Soho' }];
const vacancyValues = {
  category: [{ value: 'Bakery' }, { value: 'Kitchn', onlyIn: '7' }],
  location: [{ value: 'Head Office' }],
};

it.each([
  [{ category: 'Back of House', jobtype: 'Full time', location: 'Soho' }, []],
  [{ category: ' Bakery ', location: 'Head Office' }, []],
  [{ category: '', jobtype: undefined, location: 7 }, []],
  [
    { job_id: '7', category: 'Kitchn' },
    [
      'category: Is “Kitchn” new? No other vacancy has it. Existing: Back of House, Front of House, Management, Head Office, Bakery.',
    ],
  ],
  [{ job_id: '8', category: 'Kitchn' }, []],
  [
    { jobtype: 'full time' },
    ['jobtype: Is “full time” new? No other vacancy has it. Did you mean “Full time”? Existing: Full time, Part time.'],
  ],
  [{ location: 'Warehouse' }, ['location: Is “Warehouse” new? No other vacancy has it. Existing: Soho, Head Office.']],
  [undefined, []],
])('the vacancy %j has the questions %j [editor.content]', (vacancy, expected) => {
  const found = findNewValues(vacancy, { restaurants, vacancyValues });
  expect(found.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(expected);
});

it('lists at most eight values, and asks nothing if they are not known [editor.content]', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ label: `Restaurant ${at}` }));
  expect(findNewValues({ location: 'Warehouse' }, { restaurants: many, vacancyValues })[0]?.message).toMatch(
    /Restaurant 7 and 5 more\.$/,
  );
  expect(findNewValues({ location: 'Warehouse' }, { restaurants })).toEqual([]);
});
