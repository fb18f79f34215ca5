import { publish } from '../../product/start-product.ts';
import { referencePage } from '../../reference-page.ts';
import { measureDocument } from '../measure-document.ts';
import type { Dimension } from '../scale-context.ts';

/** Tiles of one page. */
export function createTilesDimension(): Dimension {
  let tiles = 0;
  return {
    name: 'tiles of a page',
    sizes: [40, 400, 1000],
    async grow({ product }, size) {
      tiles = size;
      await publish(product, referencePage(tiles));
    },
    measure: (context) =>
      measureDocument(context, {
        name: 'first part of the page',
        path: '/reference',
        change: () => publish(context.product, referencePage(tiles)),
      }),
  };
}
