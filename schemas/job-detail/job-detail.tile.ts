import { z } from 'zod';
import { optional } from '../field/field.ts';
import { categoryPictures } from '../job/category-picture.ts';
import { media } from '../media/media.ts';
import { defineTile } from '../tile/define-tile.ts';
import { jobDetailExamples } from './job-detail.examples.ts';

export const jobDetail = defineTile({
  type: 'job-detail',
  version: 1,
  title: 'Vacancy',
  description: 'One vacancy, the one that the address names, and how to apply for it.',
  headed: true,
  fields: {
    applyEmail: optional(
      z
        .email('must be an e-mail address')
        .max(254)
        .meta({ title: 'Applications to', description: 'Where applications are sent by e-mail.' }),
    ),
    pictures: categoryPictures,
    image: optional(media),
  },
  needs: (_, { jobId }) => ({ job: { source: 'job', id: jobId ?? '' } }),
  examples: jobDetailExamples,
});
