import { list } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { videoExamples } from './video.examples.ts';

/** The film itself is in `videoDesktop` and `videoMobile`, which every tile has. */
export const video = defineTile({
  type: 'video',
  version: 1,
  title: 'Video',
  description: 'A silent film that fills its tile, with a few words on a tile of their own.',
  showsVideo: true,
  fields: {
    ...headingFields('What the film is about.'),
    links: list('Links', 'Buttons below the text.', link, 2),
  },
  examples: videoExamples,
});
