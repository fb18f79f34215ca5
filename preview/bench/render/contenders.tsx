import { defineCatalog } from '@json-render/core';
import { defineRegistry, JSONUIProvider, Renderer } from '@json-render/react';
import { schema } from '@json-render/react/schema';
import { Render } from '@puckeditor/core/rsc';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { blocks } from '#blocks/blocks.generated.ts';
import type { PageContext, Place } from '#renderer/block.ts';
import { placeTiles } from '#renderer/compose/place-tiles.ts';
import { planNeeds } from '#renderer/needs/plan-needs.ts';
import { readPage } from '#renderer/read/read-page.ts';
import { renderPage } from '#renderer/render/render-page.tsx';
import type { Tile } from '#schemas/tile/tile.ts';
import { escapeMarkup } from '#site/documents/escape-markup.ts';

/** One way of getting from a page to its HTML. `prepare` is not timed; it gives what `run` is then given. */
export interface Contender {
  readonly name: string;
  readonly prepare: (json: string) => unknown;
  readonly run: (input: never) => string;
}

const page: PageContext = {
  pageId: 'reference',
  path: '/reference',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
};
const main = (content: ReactNode): string => renderToString(<main className="page">{content}</main>);

/** Validates and draws, as the site does. */
function drawPage(input: unknown): string {
  const read = readPage(input);
  if (!read.ok) throw new Error('The reference page is not sound.');
  const { tiles } = read.value;
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    {},
  );
  return main(renderPage({ tiles, plan, answers: new Map(), blocks, page, mode: 'public', problems: [] }).element);
}

interface Placed {
  readonly tile: Tile;
  readonly place: Place;
}

function placed(json: string): Placed[] {
  const read = readPage(JSON.parse(json));
  if (!read.ok) throw new Error('The reference page is not sound.');
  const tiles = read.value.tiles.map(({ tile }) => tile);
  const { places } = placeTiles(tiles);
  return tiles.flatMap((tile, index) => {
    const place = places[index];
    return place ? [{ tile, place }] : [];
  });
}

const componentOf = (type: string): ComponentType<BlockInput> => Object.getOwnPropertyDescriptor(blocks, type)?.value;

interface BlockInput extends Placed {
  readonly page: PageContext;
  readonly data: object;
}

/** Draws a tile the way hand-written JSX does: its block as an element. The tiles of the reference page need no data. */
function drawBlock(tile: Tile, place: Place): ReactNode {
  const Block = componentOf(tile.type);
  return createElement(Block, { tile, place, page, data: {} });
}

/** The element that a developer would write around a block by hand. */
function Section({ tile, place, children }: Placed & { readonly children: ReactNode }) {
  return (
    <section
      id={tile.key}
      className="tile"
      aria-labelledby={'heading' in tile && tile.heading ? `${tile.key}-heading` : undefined}
      data-tile={tile.type}
      data-span={place.span}
      data-height={tile.height}
      data-surface={tile.backgroundColor ?? 'paper'}
    >
      {children}
    </section>
  );
}

function Drawn({ tile, place }: Placed) {
  return (
    <Section tile={tile} place={place}>
      {drawBlock(tile, place)}
    </Section>
  );
}

/** A page written in JSX by hand: the same components, each with its content in place. */
const hardCoded = (tiles: readonly Placed[]): string =>
  main(
    tiles.map(({ tile, place }) => (
      <Section key={tile.key} tile={tile} place={place}>
        {drawBlock(tile, place)}
      </Section>
    )),
  );

type Node = DefaultTreeAdapterTypes.ChildNode;
const reactNames = new Map([
  ['class', 'className'],
  ['srcset', 'srcSet'],
  ['fetchpriority', 'fetchPriority'],
  ['tabindex', 'tabIndex'],
  ['colspan', 'colSpan'],
  ['for', 'htmlFor'],
  ['playsinline', 'playsInline'],
  ['viewbox', 'viewBox'],
]);

/** Code that writes `node` as elements of HTML and nothing else. */
function elementCode(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return JSON.stringify(node.value);
  if (!('tagName' in node)) return 'null';
  const props = node.attrs.map(
    ({ name, value }) => `${JSON.stringify(reactNames.get(name) ?? name)}:${JSON.stringify(value)}`,
  );
  const children = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment').map(elementCode);
  const tag = JSON.stringify(node.tagName);
  if (children.length === 0) return `jsx(${tag},{${props.join(',')}})`;
  const own = [...props, `"children":${children.length === 1 ? children[0] : `[${children.join(',')}]`}`].join(',');
  return `${children.length === 1 ? 'jsx' : 'jsxs'}(${tag},{${own}})`;
}

/** The same markup as elements of HTML only, with no component of any design system: as little as React can be asked to do. */
function elementsOnly(json: string): ComponentType[] {
  const [root] = parseFragment(drawPage(JSON.parse(json))).childNodes;
  const tiles = root && 'childNodes' in root ? root.childNodes.filter((node) => 'tagName' in node) : [];
  const code = tiles.map((tile) => `function(){return ${elementCode(tile)}}`).join(',\n');
  return new Function('jsx', 'jsxs', `return [${code}]`)(jsx, jsxs);
}

/** The same markup by joining strings, with every text escaped at run time: the limit without React. */
function stringParts(json: string): (string | { readonly text: string })[] {
  const html = drawPage(JSON.parse(json));
  return html.split(/(<[^>]*>)/).map((part) => (part.startsWith('<') ? part : { text: part }));
}

const puckConfig = {
  components: Object.fromEntries(
    Object.keys(blocks).map((type) => [
      type,
      { render: ({ tile, place }: Placed) => <Drawn tile={tile} place={place} /> },
    ]),
  ),
};

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
      Object.keys(blocks).map((type) => [type, ({ props }: { readonly props: Placed }) => <Drawn {...props} />]),
    ),
    page: pageComponent,
  },
});

export const contenders: readonly Contender[] = [
  { name: 'hard-coded JSX', prepare: placed, run: hardCoded },
  {
    name: 'HTML elements only',
    prepare: elementsOnly,
    run: (tiles: readonly ComponentType[]) => main(tiles.map((Each, index) => createElement(Each, { key: index }))),
  },
  {
    name: 'strings',
    prepare: stringParts,
    run: (parts: readonly (string | { readonly text: string })[]) =>
      parts.map((part) => (typeof part === 'string' ? part : escapeMarkup(part.text))).join(''),
  },
  { name: 'this renderer', prepare: (json) => JSON.parse(json), run: drawPage },
  { name: 'this renderer, from text', prepare: (json) => json, run: (json: string) => drawPage(JSON.parse(json)) },
  {
    name: 'Puck',
    prepare: (json) => ({
      root: { props: {} },
      content: placed(json).map((each) => ({ type: each.tile.type, props: { id: each.tile.key, ...each } })),
    }),
    run: (data: never) => main(<Render config={puckConfig} data={data} />),
  },
  {
    name: 'json-render',
    prepare: (json) => specOf(placed(json)),
    run: (spec: never) =>
      renderToString(
        <JSONUIProvider registry={registry}>
          <Renderer spec={spec} registry={registry} />
        </JSONUIProvider>,
      ),
  },
];

function specOf(tiles: readonly Placed[]): object {
  const elements = Object.fromEntries(
    tiles.map((each) => [each.tile.key, { type: each.tile.type, props: each, children: [] }]),
  );
  return {
    root: 'root',
    elements: { root: { type: 'page', props: {}, children: Object.keys(elements) }, ...elements },
  };
}
