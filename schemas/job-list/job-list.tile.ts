import { choice } from '../field/field.ts';
import { categoryPictures } from '../job/category-picture.ts';
import { jobCategories } from '../job/job-category.ts';
import { defineTile } from '../tile/define-tile.ts';
import { headFields } from '../tile/head-fields.ts';
import { jobListExamples } from './job-list.examples.ts';

export const jobList = defineTile({
  type: 'job-list',
  version: 1,
  title: 'Vacancies',
  description: 'All open vacancies by category, or those of one category.',
  fields: {
    ...headFields('Stands over the vacancies.'),
    category: choice('Category', 'All vacancies, or those of one category.', ['all', ...jobCategories]),
    pictures: categoryPictures,
  },
  needs: () => ({ jobs: { source: 'jobs' } }),
  examples: jobListExamples,
});
