import { z } from 'zod';
import { list, number, optional, optionalText } from '#schemas/content/field/field.ts';
import { readTime } from '#schemas/content/field/repair/read-time.ts';
import { withReading } from '#schemas/content/field/repair/readings.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';

/** An id in the API. */
export const id = (title: string, description: string) =>
  z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/, 'must be letters, digits and single hyphens')
    .meta({ title, description });

/** The id of an entry with a name, from which the editors’ app makes it. */
export const entryId = (description: string) =>
  id('Id', `${description} Bookings refer to it, so do not change it once guests can book.`).meta({
    disclosure: 'Technical',
  });

const clock = (title: string, description: string) =>
  optional(
    withReading(
      z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 19:30')
        .meta({ title, description }),
      { read: readTime },
    ),
  );

export const days = list(
  'Days',
  'The weekdays on which it applies, by the day on which the restaurant opens. Leave empty for every day.',
  z.enum(weekdays).meta({ title: 'Day', description: 'A weekday.' }),
  7,
);

/** When a rule applies. A time before `from` is after midnight and belongs to the evening before. */
export const times = {
  days,
  from: clock('First booking time', 'The first booking time. Leave empty to start at opening.'),
  to: clock('Last booking time', 'The last booking time. Leave empty to end with the last table.'),
};

export const covers = (title: string, description: string) =>
  number(title, description, { min: 1, max: 500, whole: true });

/** The fields whose values are suggested as names of groups. */
export const groupSources = {
  areas: ['areas.linkGroup', 'occasions.areaLinkGroup'],
  menus: ['menus.linkGroup', 'occasions.menuLinkGroup'],
} as const;

/** The name of a group with which occasions offer areas or booking menus. The groups that exist are suggested. */
export const linkGroup = (list: keyof typeof groupSources, description: string) =>
  optionalText('Link group', description, 60).meta({ suggestFrom: [...groupSources[list]] });
