import { choice, optional, optionalText } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { defineTile } from '../define-tile.ts';
import { socialGridExamples } from './social-grid.examples.ts';

export const socialGrid = defineTile({
  type: 'social-grid',
  version: 1,
  title: 'Social grid',
  description: 'The latest pictures from the social network that the site is connected to.',
  fields: {
    heading: optionalText('Heading', 'Stands on a tile among the pictures.', 60),
    text: optionalText('Text', 'One sentence below the heading.', 160),
    profile: optional(link),
    count: choice('Pictures', 'How many pictures are shown at most.', ['eight', 'four']),
  },
  needs: () => ({ posts: { source: 'social', optional: true } }) as const,
  examples: socialGridExamples,
});
