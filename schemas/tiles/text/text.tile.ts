import { choice, list, optionalText, richText } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { defineTile } from '../define-tile.ts';
import { textExamples } from './text.examples.ts';

export const text = defineTile({
  type: 'text',
  version: 1,
  title: 'Text',
  description: 'A heading and text.',
  fields: {
    heading: optionalText('Heading', 'What the text is about.', 120),
    body: richText('Text', 'Headings, paragraphs, lists, links, emphasis and tables.'),
    align: choice(
      'Alignment',
      'Centred suits a line or two. Longer texts are easier to read from the start of the line.',
      ['start', 'center'],
    ).meta({ optionTitles: { center: 'Centre' } }),
    links: list('Links', 'Buttons below the text.', link, 3),
  },
  examples: textExamples,
});
