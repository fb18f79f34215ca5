import { z } from 'zod';
import { optionalText, text } from '#schemas/content/field/field.ts';
import { href } from '#schemas/content/link/href.ts';
import { media } from '#schemas/content/media/media.ts';

export const socialPost = z
  .object({
    id: text('Id', 'The post’s id.', 80),
    caption: optionalText('Caption', 'Shown below the picture. A sentence or two.', 300),
    permalink: href('Address', 'The post on the social network, which opens when the picture is clicked.'),
    image: media,
  })
  .meta({ title: 'Post', description: 'A picture from a social network.' });

export type SocialPost = z.output<typeof socialPost>;
