import { z } from 'zod';
import { list } from '#schemas/content/field/field.ts';
import { media } from '#schemas/content/media/media.ts';
import { jobCategories } from './job-category.ts';

const categoryImage = z
  .object({
    category: z.enum(jobCategories).meta({ title: 'Category', description: 'The category that it is for.' }),
    image: media,
  })
  .meta({ title: 'Category picture', description: 'The picture above the vacancies of one category.' });

/** The images of the job categories. */
export const categoryImages = list('Pictures', 'A picture for each category.', categoryImage, 8);
