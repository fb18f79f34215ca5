import { z } from 'zod';
import { number, text } from '#schemas/content/field/field.ts';
import { covers, id, linkGroup } from './rule-fields.ts';

export const stay = z
  .object({
    upToCovers: covers('Up to', 'The largest party that stays this long.'),
    minutes: number('Minutes', 'How long the table is reserved.', { min: 15, max: 720, whole: true }),
  })
  .meta({ title: 'Stay', description: 'How long parties up to a size stay.' });

export const areaRules = z
  .object({
    id: id('Id', 'The area’s id in the API.'),
    name: text('Name', 'The name that guests read.', 120),
    seats: covers('Seats', 'The number of seats.'),
    linkGroup: linkGroup('The group with which occasions offer this area.'),
  })
  .meta({ title: 'Area', description: 'A part of the restaurant with seats of its own.' });

export type AreaRules = z.output<typeof areaRules>;
