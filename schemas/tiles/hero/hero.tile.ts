import { choice, list, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { media } from '#schemas/content/media/media.ts';
import { defineTile } from '../define-tile.ts';
import { heroExamples } from './hero.examples.ts';

export const hero = defineTile({
  type: 'hero',
  version: 1,
  title: 'Hero',
  description: 'The main heading of a page, with a picture or a video.',
  showsVideo: true,
  fields: {
    heading: text('Heading', 'The page in a few words. Shorter headings are shown larger.', 90),
    text: optionalText('Text', 'One or two sentences below the heading.', 260),
    image: optional(media),
    arrangement: choice('Arrangement', 'Text next to the picture, or in a narrower column beside a larger picture.', [
      'split',
      'over-image',
    ]),
    links: list('Links', 'Buttons below the text.', link, 3),
  },
  examples: heroExamples,
});
