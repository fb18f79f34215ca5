import { choice } from '#schemas/content/field/field.ts';
import { showParameter } from '#schemas/content/page/shown-entries.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { categoryImages } from '#schemas/domain/job/category-image.ts';
import { jobCategories } from '#schemas/domain/job/job-category.ts';
import { defineTile } from '../define-tile.ts';
import { jobListExamples } from './job-list.examples.ts';

export const jobList = defineTile({
  type: 'job-list',
  version: 1,
  title: 'Vacancies',
  description: 'All open vacancies by category, or those of one category.',
  fields: {
    ...headingFields('The heading above the vacancies.'),
    category: choice('Category', 'All vacancies, or those of one category.', ['all', ...jobCategories]),
    pictures: categoryImages,
  },
  parameters: [showParameter],
  needs: () => ({ jobs: { source: 'jobs' } }),
  examples: jobListExamples,
});
