import { choice, list, optional, optionalText, richText } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { media } from '#schemas/content/media/media.ts';
import { defineTile } from '../define-tile.ts';
import { imageTextExamples } from './image-text.examples.ts';

export const imageText = defineTile({
  type: 'image-text',
  version: 1,
  title: 'Picture and text',
  description: 'A picture or film beside a heading and running text.',
  showsVideo: true,
  fields: {
    heading: optionalText('Heading', 'What the text is about.', 120),
    body: richText('Text', 'Headings, paragraphs, lists, links and emphasis.', 6000),
    image: optional(media),
    mediaSide: choice(
      'Side of the picture',
      'Where the picture stands on wide tiles; the domino layout alternates by itself.',
      ['left', 'right'],
    ),
    links: list('Links', 'Buttons below the text.', link, 3),
  },
  examples: imageTextExamples,
});
