import { z } from 'zod';
import { flag, optional, optionalText } from '#schemas/content/field/field.ts';
import { media } from '#schemas/content/media/media.ts';
import { thanksText } from '#schemas/content/tile/form-fields.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { categoryImages } from '#schemas/domain/job/category-image.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { defineTile } from '../define-tile.ts';
import { jobDetailExamples } from './job-detail.examples.ts';

interface BaseNeeds {
  readonly job: NeedOf<'job'>;
}

/** The form is only needed if it is shown on the page. */
type DetailNeeds = Readonly<BaseNeeds | (BaseNeeds & { readonly form: NeedOf<'form'> & { readonly optional: true } })>;

export const jobDetail = defineTile({
  type: 'job-detail',
  version: 1,
  title: 'Vacancy',
  description: 'The vacancy from the address, and how to apply for it.',
  hasHeading: true,
  showsVideo: true,
  fields: {
    applies: flag('Application form', 'Whether people apply with a form on the page instead of by email.'),
    applyEmail: optional(
      z
        .email('must be an email address')
        .max(254)
        .meta({ title: 'Applications to', description: 'The email address for applications.' }),
    ),
    applyText: optionalText('Text above the form', 'How long it takes, and who reads it.', 260),
    thanksText,
    pictures: categoryImages,
    image: optional(media),
  },
  parameters: formParameters,
  needs: ({ applies }, { jobId }): DetailNeeds => {
    const job = { source: 'job', id: jobId ?? '' } as const;
    return applies ? { job, form: { source: 'form', name: 'job-apply', jobId, optional: true } } : { job };
  },
  examples: jobDetailExamples,
});
