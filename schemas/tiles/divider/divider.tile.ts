import { choice } from '#schemas/content/field/field.ts';
import { defineTile } from '../define-tile.ts';
import { dividerExamples } from './divider.examples.ts';

export const divider = defineTile({
  type: 'divider',
  version: 1,
  title: 'Divider',
  description: 'A batik band, a line or room between tiles. Screen readers pass over it.',
  fields: {
    kind: choice('Kind', 'What divides.', ['batik', 'line', 'space']),
    motif: choice('Motif', 'The pattern of the band.', ['kawung', 'parang', 'ceplok', 'weave']),
    size: choice('Size', 'How much room it takes.', ['medium', 'small', 'large']),
  },
  examples: dividerExamples,
});
