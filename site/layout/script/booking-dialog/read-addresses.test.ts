import { expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

const read = (link: string, page: string) => readAddresses(new URL(link, 'http://site'), new URL(page, 'http://site'));

it('reads the table that a link names [diner.dialog] [diner.next-tables]', () => {
  expect(read('/booking/soho?step=extras&date=2026-12-03&adults=2&time=19%3A30', '/booking?adults=4')).toMatchObject({
    choice: { date: '2026-12-03', adults: 2, time: '19:30' },
    answers: {},
  });
});

it.each([
  ['/booking?date=2026-12-03&adults=4', { date: '2026-12-03', adults: 4 }],
  ['/booking?adults=0', {}],
  ['/restaurants?date=2026-12-03', {}],
])('reads day and party from the page %s [diner.dialog]', (page, answers) => {
  expect(read('/#booking', page)).toEqual({ answers });
});
