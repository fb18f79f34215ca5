import { slug } from '#schemas/content/field/field.ts';
import { withoutEffect } from '#schemas/content/field/without-effect.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import { defineTile } from '../define-tile.ts';
import { sharedTilesExamples } from './shared-tiles.examples.ts';

const { height, layout, backgroundColor, animationEffect, backgroundAnimationEffect, formType } = tileFields;

/**
 * Stands for the tiles of the page `_shared/<shared>`, which replace it before the page is laid out. A single tile has
 * the width of its place.
 */
export const sharedTiles = defineTile({
  type: 'shared-tiles',
  version: 1,
  title: 'Shared tiles',
  description: 'Tiles that are edited once and shown on many pages.',
  fields: {
    shared: slug('Shared tiles', 'The tiles to show here.', 'shared-tiles'),
    height: withoutEffect(height),
    layout: withoutEffect(layout),
    backgroundColor: withoutEffect(backgroundColor),
    animationEffect: withoutEffect(animationEffect),
    backgroundAnimationEffect: withoutEffect(backgroundAnimationEffect),
    formType: withoutEffect(formType),
  },
  examples: sharedTilesExamples,
});
