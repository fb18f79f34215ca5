import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Placement } from '#renderer/block.ts';
import { sharedTiles } from '#schemas/tiles/shared-tiles/shared-tiles.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { SharedTiles } from './shared-tiles.tsx';

const placement: Placement = { headingLevel: 2, alternation: 0, first: false, span: 6 };

it('names the tiles that are not known [editor.shared-tiles]', () => {
  const tile = sharedTiles.schema.parse({ type: 'shared-tiles', key: 'hours', shared: 'opening-hours' });
  expect(renderToStaticMarkup(<SharedTiles tile={tile} data={{}} placement={placement} page={fakePage} />)).toContain(
    'Shared tiles: opening-hours',
  );
});
