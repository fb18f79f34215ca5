import { z } from 'zod';
import { list } from '#schemas/content/field/field.ts';
import { media } from '#schemas/content/media/media.ts';
import { jobCategories } from './job-category.ts';

const categoryImage = z
  .object({
    category: z.enum(jobCategories).meta({ title: 'Category', description: 'The kind of work it stands for.' }),
    image: media,
  })
  .meta({ title: 'Category picture', description: 'What stands over the vacancies of one category.' });

/** A picture for each category of work. */
export const categoryImages = list('Pictures', 'A picture for each category.', categoryImage, 8);
