import { z } from 'zod';
import { number, text } from '#schemas/content/field/field.ts';
import { covers, id, linkGroup } from './rule-fields.ts';

export const stay = z
  .object({
    upToCovers: covers('Up to', 'Largest party that stays so long.'),
    minutes: number('Minutes', 'How long the table is kept.', { min: 15, max: 720, whole: true }),
  })
  .meta({ title: 'Stay', description: 'How long a party of some size stays.' });

export const areaRules = z
  .object({
    id: id('Id', 'The area’s word in calls.'),
    name: text('Name', 'What guests call it.', 120),
    seats: covers('Seats', 'How many can sit here at once.'),
    linkGroup: linkGroup('The group by which occasions offer this area.'),
  })
  .meta({ title: 'Area', description: 'A part of the restaurant with seats of its own.' });

export type AreaRules = z.output<typeof areaRules>;
