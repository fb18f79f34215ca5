import { Render } from '@puckeditor/core/rsc';
import { blocks } from '#blocks/blocks.generated.ts';
import type { Contender } from './contender.ts';
import { main, type Placed, placed } from './draw-page.tsx';
import { Rendered } from './hand-written.tsx';

const puckConfig = {
  components: Object.fromEntries(
    Object.keys(blocks).map((type) => [
      type,
      { render: ({ tile, placement }: Placed) => <Rendered tile={tile} placement={placement} /> },
    ]),
  ),
};

export const puck: Contender = {
  name: 'Puck',
  prepare: (json) => ({
    root: { props: {} },
    content: placed(json).map((each) => ({ type: each.tile.type, props: { id: each.tile.key, ...each } })),
  }),
  run: (data: never) => main(<Render config={puckConfig} data={data} />),
};
