import { z } from 'zod';
import { choice, fullList, optional, optionalText, text } from '../field/field.ts';
import { link } from '../link/link.ts';
import { media } from '../media/media.ts';
import { defineTile } from '../tile/define-tile.ts';
import { cardGridExamples } from './card-grid.examples.ts';

const card = z
  .object({
    title: text('Title', 'The card in a few words.', 80),
    text: optionalText('Text', 'One or two sentences.', 240),
    image: optional(media),
    link: optional(link),
  })
  .meta({ title: 'Card', description: 'A small tile: a picture and a few words.' });

export const cardGrid = defineTile({
  type: 'card-grid',
  version: 1,
  title: 'Cards',
  description: 'Small tiles laid like a chequerboard, pictures and words in turn.',
  fields: {
    heading: optionalText('Heading', 'What the cards have in common.', 90),
    text: optionalText('Text', 'One or two sentences below the heading.', 260),
    columns: choice('Columns', 'How many cards stand side by side where there is room.', ['three', 'two', 'four']),
    cards: fullList('Cards', 'In the order they are shown.', card, 1, 12),
  },
  examples: cardGridExamples,
});
