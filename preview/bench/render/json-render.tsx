import { defineCatalog } from '@json-render/core';
import { defineRegistry, JSONUIProvider, Renderer } from '@json-render/react';
import { schema } from '@json-render/react/schema';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { blocks } from '#blocks/blocks.generated.ts';
import type { Contender } from './contender.ts';
import { type Placed, placed } from './draw-page.tsx';
import { Rendered } from './hand-written.tsx';

const pageComponent = ({ children }: { readonly children?: ReactNode }) => <main className="page">{children}</main>;
const catalog = defineCatalog(schema, {
  components: Object.fromEntries(
    [...Object.keys(blocks), 'page'].map((type) => [type, { props: z.any(), description: type }]),
  ),
  actions: {},
});
const { registry } = defineRegistry(catalog, {
  components: {
    ...Object.fromEntries(
      Object.keys(blocks).map((type) => [type, ({ props }: { readonly props: Placed }) => <Rendered {...props} />]),
    ),
    page: pageComponent,
  },
});

function specOf(tiles: readonly Placed[]): object {
  const elements = Object.fromEntries(
    tiles.map((each) => [each.tile.key, { type: each.tile.type, props: each, children: [] }]),
  );
  return {
    root: 'root',
    elements: { root: { type: 'page', props: {}, children: Object.keys(elements) }, ...elements },
  };
}

export const jsonRender: Contender = {
  name: 'json-render',
  prepare: (json) => specOf(placed(json)),
  run: (spec: never) =>
    renderToString(
      <JSONUIProvider registry={registry}>
        <Renderer spec={spec} registry={registry} />
      </JSONUIProvider>,
    ),
};
