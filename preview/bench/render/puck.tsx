import { Render } from '@puckeditor/core/rsc';
import { blocks } from '#blocks/blocks.generated.ts';
import type { Contender } from './contender.ts';
import { Rendered } from './hand-written.tsx';
import { main, type PlacedReferenceTile, placeReferenceTiles } from './render-reference-page.tsx';

const puckConfig = {
  components: Object.fromEntries(
    Object.keys(blocks).map((type) => [
      type,
      { render: ({ tile, placement }: PlacedReferenceTile) => <Rendered tile={tile} placement={placement} /> },
    ]),
  ),
};

export const puck: Contender = {
  name: 'Puck',
  prepare: (json) => ({
    root: { props: {} },
    content: placeReferenceTiles(json).map((each) => ({ type: each.tile.type, props: { id: each.tile.key, ...each } })),
  }),
  run: (data: never) => main(<Render config={puckConfig} data={data} />),
};
