import { z } from 'zod';
import type { FieldPresentation } from '../_shared/fields/field-presentation.ts';
import { mayTick, text } from '../_shared/fields/form-field.ts';

/** The end is asked for once the start is known, and not of the work that somebody still does. */
const end = { openedBy: { filled: ['fromMonth', 'fromYear'], unless: 'isCurrentRole' } };

const month = (title: string, required: string, more: Partial<FieldPresentation> = {}) =>
  z
    .int({ error: required })
    .min(1, required)
    .max(12, required)
    .meta({
      title,
      presentation: {
        ...more,
        control: 'month',
        messages: { required, type: required, minimum: required, maximum: required },
      },
    });
const year = (title: string, required: string, more: Partial<FieldPresentation> = {}) =>
  z
    .int({ error: required })
    .min(1900, required)
    .max(2200, required)
    .meta({
      title,
      presentation: {
        ...more,
        control: 'year',
        messages: { required, type: required, minimum: required, maximum: required },
      },
    });

/** One place of work. Which ends it needs, and that it began before it ended, are rules of the form. */
const workedAt = z.object({
  employer: text({
    title: 'Employer',
    required: 'Enter the employer',
    longest: [120, 'The employer must be 120 characters or fewer'],
  }),
  jobTitle: text({
    title: 'Job title',
    required: 'Enter your job title',
    longest: [120, 'The job title must be 120 characters or fewer'],
  }),
  fromMonth: month('Start month', 'Choose the start month'),
  fromYear: year('Start year', 'Choose the start year'),
  isCurrentRole: mayTick({ title: 'I still work here' }),
  toMonth: month('End month', 'Choose the end month', end).optional(),
  toYear: year('End year', 'Choose the end year', end).optional(),
});

export const experience = z
  .array(workedAt)
  .max(20, 'Tell us of up to 20 places of work')
  .meta({
    title: 'Work experience',
    description: 'Your latest place of work first.',
    presentation: {
      control: 'rows',
      messages: { type: 'Enter your work experience', maxItems: 'Tell us of up to 20 places of work' },
      row: 'Place of work',
    },
  })
  .optional();
