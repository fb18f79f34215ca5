import { choice, optional, optionalText } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { defineTile } from '../define-tile.ts';
import { socialGridExamples } from './social-grid.examples.ts';

export const socialGrid = defineTile({
  type: 'social-grid',
  version: 1,
  title: 'Social grid',
  description: 'The latest pictures from the brand’s social network account.',
  fields: {
    heading: optionalText('Heading', 'The heading on a tile among the pictures.', 60),
    text: optionalText('Text', 'One sentence below the heading.', 160),
    profile: optional(link),
    count: choice('Pictures', 'The maximum number of pictures.', ['eight', 'four']),
  },
  needs: () => ({ posts: { source: 'social', optional: true } }) as const,
  examples: socialGridExamples,
});
