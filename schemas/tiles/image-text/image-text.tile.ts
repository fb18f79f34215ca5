import { choice, list, optional, optionalText, richText } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { media } from '#schemas/content/media/media.ts';
import { defineTile } from '../define-tile.ts';
import { imageTextExamples } from './image-text.examples.ts';

export const imageText = defineTile({
  type: 'image-text',
  version: 1,
  title: 'Picture and text',
  description: 'A picture or video next to a heading and text.',
  showsVideo: true,
  fields: {
    heading: optionalText('Heading', 'What the text is about.', 120),
    body: richText('Text', 'Headings, paragraphs, lists, links and emphasis.', 6000),
    image: optional(media),
    mediaSide: choice(
      'Side of the picture',
      'The side of the picture on wide tiles. The domino layout alternates automatically.',
      ['left', 'right'],
    ),
    links: list('Links', 'Buttons below the text.', link, 3),
  },
  examples: imageTextExamples,
});
