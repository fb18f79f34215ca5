import { z } from 'zod';
import { unknownBirthYear } from '../rules/birthday-rule.ts';

const notReal = 'Birthday must be a real date';
const part = (title: string, least: number, most: number, autoComplete: string) =>
  z
    .int({ error: notReal })
    .min(least, notReal)
    .max(most, notReal)
    .meta({
      title,
      presentation: {
        control: 'number',
        autoComplete,
        messages: { type: notReal, minimum: notReal, maximum: notReal },
      },
    })
    .optional();

/** Day and month, and optionally the year. `birthdayRule` checks them together. */
export const birthday = z
  .object(
    {
      day: part('Day', 1, 31, 'bday-day'),
      month: part('Month', 1, 12, 'bday-month'),
      year: part('Year (optional)', unknownBirthYear, 2200, 'bday-year'),
    },
    { error: notReal },
  )
  .meta({
    title: 'Birthday (optional)',
    description: 'For example, 27 3.',
    presentation: { control: 'birthday', messages: { type: notReal } },
  })
  .optional();
