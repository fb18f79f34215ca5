import { expect, it } from 'vitest';
import { z } from 'zod';
import { list, number, optional, requiredList, text } from '#schemas/content/field/field.ts';
import { award } from '#schemas/domain/restaurant/restaurant.ts';
import { describeWithBounds } from './describe-bounds.ts';
import { describeField } from './describe-field.ts';

const item = z.object({ name: text('Name', 'Its name.') });

it.each([
  ['Width. From 1 to 20,000.', number('Width', 'Width.', { min: 1, max: 20_000 })],
  ['The year in which it was given, such as 2024. From 1900 to 2200.', award.shape.year],
  ['Seats. At least 1.', optional(number('Seats', 'Seats.', { min: 1 }))],
  ['Depth. At most 5.', number('Depth', 'Depth.', { max: 5 })],
  ['Any.', number('Any', 'Any.')],
  ['Any.', number('Any', 'Any.', { whole: true })],
  ['Up to three. At most 3 entries.', list('List', 'Up to three.', item, 3)],
  ['Some. From 2 to 4 entries.', requiredList('List', 'Some.', item, 2, 4)],
  ['A text.', text('Text', 'A text.', 40)],
])('says “%s” [preview.compose]', (expected, schema) => {
  expect(describeWithBounds(describeField(schema))).toBe(expected);
});
