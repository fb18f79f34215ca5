import { z } from 'zod';
import type { FieldPresentation } from '../_shared/fields/field-presentation.ts';
import { checkbox, text } from '../_shared/fields/form-field.ts';

/** The end fields are enabled once the start is filled in, unless it is the current role. */
const endFields = { enabledBy: { filled: ['fromMonth', 'fromYear'], unless: 'isCurrentRole' } };

const month = (title: string, required: string, options: Partial<FieldPresentation> = {}) =>
  z
    .int({ error: required })
    .min(1, required)
    .max(12, required)
    .meta({
      title,
      presentation: {
        ...options,
        control: 'month',
        messages: { required, type: required, minimum: required, maximum: required },
      },
    });
const year = (title: string, required: string, options: Partial<FieldPresentation> = {}) =>
  z
    .int({ error: required })
    .min(1900, required)
    .max(2200, required)
    .meta({
      title,
      presentation: {
        ...options,
        control: 'year',
        messages: { required, type: required, minimum: required, maximum: required },
      },
    });

/** One job in the work experience. The form's rules check its end and the order of start and end. */
const employment = z.object({
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
  isCurrentRole: checkbox({ title: 'I still work here' }),
  toMonth: month('End month', 'Choose the end month', endFields).optional(),
  toYear: year('End year', 'Choose the end year', endFields).optional(),
});

export const experience = z
  .array(employment)
  .max(20, 'Tell us of up to 20 places of work')
  .meta({
    title: 'Work experience',
    description: 'Your latest place of work first.',
    presentation: {
      control: 'rows',
      messages: { type: 'Enter your work experience', maxItems: 'Tell us of up to 20 places of work' },
      rowLabel: 'Place of work',
    },
  })
  .optional();
