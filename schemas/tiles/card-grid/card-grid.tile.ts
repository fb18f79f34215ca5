import { z } from 'zod';
import { choice, requiredList } from '#schemas/content/field/field.ts';
import { cardFields } from '#schemas/content/tile/card-fields.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { narrowField } from '#schemas/content/tile/narrow-field.ts';
import { defineTile } from '../define-tile.ts';
import { cardGridExamples } from './card-grid.examples.ts';

const card = z
  .object(cardFields('card'))
  .meta({ title: 'Card', description: 'A small tile: a picture and a few words.' });

export const cardGrid = defineTile({
  type: 'card-grid',
  version: 1,
  title: 'Cards',
  description: 'Small tiles in a chequerboard of pictures and text.',
  fields: {
    ...headingFields('What the cards have in common.'),
    columns: choice('Columns', 'The number of cards in a row on wide screens.', ['three', 'two', 'four']),
    narrow: narrowField,
    cards: requiredList('Cards', 'In the order they are shown.', card, 1, 12),
  },
  examples: cardGridExamples,
});
