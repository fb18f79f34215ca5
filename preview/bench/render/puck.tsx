import { Render } from '@puckeditor/core/rsc';
import { blocks } from '#blocks/blocks.generated.ts';
import type { Contender } from './contender.ts';
import { main, type Placed, placed } from './draw-page.tsx';
import { Drawn } from './hand-written.tsx';

const puckConfig = {
  components: Object.fromEntries(
    Object.keys(blocks).map((type) => [
      type,
      { render: ({ tile, place }: Placed) => <Drawn tile={tile} place={place} /> },
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
