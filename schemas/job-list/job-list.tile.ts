import { z } from 'zod';
import { choice, list } from '../field/field.ts';
import { jobCategories } from '../job/job-category.ts';
import { media } from '../media/media.ts';
import { defineTile } from '../tile/define-tile.ts';
import { headFields } from '../tile/head-fields.ts';
import { jobListExamples } from './job-list.examples.ts';

const categoryPicture = z
  .object({
    category: z.enum(jobCategories).meta({ title: 'Category', description: 'The kind of work it stands for.' }),
    image: media,
  })
  .meta({ title: 'Category picture', description: 'What stands over the vacancies of one category.' });

export const jobList = defineTile({
  type: 'job-list',
  version: 1,
  title: 'Vacancies',
  description: 'All open vacancies by category, or those of one category.',
  fields: {
    ...headFields('Stands over the vacancies.'),
    category: choice('Category', 'All vacancies, or those of one category.', ['all', ...jobCategories]),
    pictures: list('Pictures', 'A picture for each category.', categoryPicture, 8),
  },
  needs: () => ({ jobs: { source: 'jobs' } }),
  examples: jobListExamples,
});
