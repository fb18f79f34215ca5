import { z } from 'zod';
import { number, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { covers, id, pence } from './rule-fields.ts';

export const extraRules = z
  .object({
    id: id('Id', 'The extra’s id in the API.'),
    name: text('Name', 'The name.', 120),
    description: optionalText('Description', 'What the guest gets.', 600),
    pricePence: pence('Price', 'Price of one, in pence.'),
    maxQty: covers('At most', 'The maximum quantity in one booking.'),
    perDay: optional(
      number('A day', 'The maximum quantity per day. Leave empty for no limit.', { min: 0, max: 10_000, whole: true }),
    ),
  })
  .meta({ title: 'Extra', description: 'Something that can be added to a booking.' });

export type ExtraRules = z.output<typeof extraRules>;
