import { showParameter } from '#schemas/content/page/shown-entries.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { categoryImages } from '#schemas/domain/job/category-image.ts';
import { defineTile } from '../define-tile.ts';
import { jobSearchExamples } from './job-search.examples.ts';

export const jobSearch = defineTile({
  type: 'job-search',
  version: 1,
  title: 'Job search',
  description: 'A search for vacancies by place, hours, kind of work and title, with the vacancies that it finds.',
  fields: {
    ...headingFields('The heading above the search.'),
    pictures: categoryImages,
  },
  parameters: ['hours', 'near', 'title', 'work', showParameter],
  needs: (_, { near, restaurant, jobCategory }) => ({
    search: { source: 'jobSearch', near, restaurant: restaurant?.slug, category: jobCategory },
  }),
  examples: jobSearchExamples,
});
