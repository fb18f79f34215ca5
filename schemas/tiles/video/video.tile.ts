import { list } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { videoExamples } from './video.examples.ts';

/** The video itself is in the shared fields `videoDesktop` and `videoMobile`. */
export const video = defineTile({
  type: 'video',
  version: 1,
  title: 'Video',
  description: 'A silent video that fills its tile, with a short text on a tile of its own.',
  showsVideo: true,
  fields: {
    ...headingFields('What the video is about.'),
    links: list('Links', 'Buttons below the text.', link, 2),
  },
  examples: videoExamples,
});
