import { expect, it } from 'vitest';
import { z } from 'zod';
import { listUnknownFields } from './list-unknown-fields.ts';

const day = z.object({ Open: z.string().optional(), Close: z.string().optional() });
const restaurant = z.object({
  title: z.string(),
  phone: z.string().optional(),
  openingTimes: z.object({ monday: day.optional() }).optional(),
  links: z.array(z.object({ linkText: z.string() })).optional(),
});

it('unknown fields are listed with the field that is probably meant [upstream.diagnosis]', () => {
  const value = { title: 'Bath', phne: '01225', mondayOpen: '11:30', colour: 'red', links: [{ linkTxt: 'Menu' }] };
  expect(listUnknownFields(restaurant, value)).toEqual([
    { path: ['phne'], near: 'phone' },
    { path: ['mondayOpen'], near: 'openingTimes.monday.Open' },
    { path: ['colour'], near: undefined },
    { path: ['links', 0, 'linkTxt'], near: 'linkText' },
  ]);
});

it('a nested field that has a value is not suggested [upstream.diagnosis]', () => {
  const value = {
    title: 'Bath',
    mondayOpen: '11:30',
    openingTimes: { monday: { Open: '11:30' } },
  };
  expect(listUnknownFields(restaurant, value).map(({ near }) => near)).toEqual([undefined]);
});
