import { choice } from '#schemas/content/field/field.ts';
import { defineTile } from '../define-tile.ts';
import { dividerExamples } from './divider.examples.ts';

export const divider = defineTile({
  type: 'divider',
  version: 1,
  title: 'Divider',
  description: 'A batik band, a line or space between tiles. Screen readers skip it.',
  fields: {
    kind: choice('Kind', 'A patterned band, a thin line, or only space.', ['batik', 'line', 'space']),
    motif: choice('Motif', 'The pattern of a band. Lines and space have none.', [
      'kawung',
      'parang',
      'ceplok',
      'weave',
    ]),
    size: choice('Size', 'How much space it takes between two tiles.', ['medium', 'small', 'large']),
  },
  examples: dividerExamples,
});
