import { choice } from '#schemas/content/field/field.ts';
import { defineTile } from '../define-tile.ts';
import { dividerExamples } from './divider.examples.ts';

export const divider = defineTile({
  type: 'divider',
  version: 1,
  title: 'Divider',
  description: 'A batik band, a line or space between tiles. Screen readers skip it.',
  fields: {
    kind: choice('Kind', 'The kind of divider.', ['batik', 'line', 'space']),
    motif: choice('Motif', 'The pattern of the band.', ['kawung', 'parang', 'ceplok', 'weave']),
    size: choice('Size', 'The height of the divider.', ['medium', 'small', 'large']),
  },
  examples: dividerExamples,
});
