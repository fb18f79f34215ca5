import { z } from 'zod';
import { number, optional, optionalText, pence, text } from '#schemas/content/field/field.ts';
import { covers, entryId, linkGroup } from './rule-fields.ts';

export const stay = z
  .object({
    upToCovers: covers('Largest party', 'The largest party that stays this long.'),
    minutes: number('Minutes', 'How long the table is reserved.', { min: 15, max: 720, whole: true }),
  })
  .meta({ title: 'Stay', description: 'How long parties up to a size stay.' });

export const areaRules = z
  .object({
    name: text('Name', 'The name that guests read.', 120),
    seats: covers('Seats', 'How many guests can sit there at the same time.'),
    linkGroup: linkGroup('areas', 'The group with which occasions offer this area.'),
    id: entryId('The area’s id in the API.'),
  })
  .meta({ title: 'Area', description: 'A part of the restaurant with seats of its own.' });

export type AreaRules = z.output<typeof areaRules>;

export const extraRules = z
  .object({
    name: text('Name', 'Guests read it when they book, such as “Birthday cake”.', 120),
    description: optionalText('Description', 'What the guest gets.', 600),
    pricePence: pence('Price', 'Price of one, in pence.'),
    maxQty: covers('Maximum in one booking', 'How many guests can add to one booking.'),
    perDay: optional(
      number('Maximum in one day', 'How many there are for one day. Leave empty for no limit.', {
        min: 0,
        max: 10_000,
        whole: true,
      }),
    ),
    id: entryId('The extra’s id in the API.'),
  })
  .meta({ title: 'Extra', description: 'Something that can be added to a booking.' });

export type ExtraRules = z.output<typeof extraRules>;
