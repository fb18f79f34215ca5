/** @jsxImportSource #eager */

import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Blocks } from '#blocks/_shared/block.ts';
import { fakePage, renderTiles } from '#blocks/_shared/examples/fake-page.tsx';
import { blocks } from '#blocks/blocks.generated.ts';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { RenderMode } from './render-page.tsx';

const render = (tiles: unknown[], replaced: Partial<Blocks> = {}, mode: RenderMode = 'public') =>
  renderTiles(tiles, { blocks: { ...blocks, ...replaced }, mode });

/** The React key of each tile: of its element, or of the fragment around it and its style. */
function tileKeys(node: ReactNode, around: string | null = null): (string | null)[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => tileKeys(each, around));
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  const key = node.key ?? around;
  return 'data-tile' in node.props ? [key] : tileKeys(node.props.children, key);
}

const spansIn = (html: string): number[] => [...html.matchAll(/data-span="(\d)"/g)].map(([, span]) => Number(span));

const text = (key: string, more: object = {}) => ({ type: 'text', key, body: `<p>${key}</p>`, ...more });

/** Throws from deep inside the block for the tile with the key `boom`. */
const Deep = ({ name }: { name: string }) => {
  if (name === 'boom') throw new Error('out of chillies');
  return <p>{name}</p>;
};
const fragile: Blocks['text'] = ({ tile }) => (
  <div>
    <ul>
      {[tile.key].map((name) => (
        <li key={name}>
          <Deep name={name} />
        </li>
      ))}
    </ul>
  </div>
);

describe('rendering a page', () => {
  it('reports nothing for a valid page [tile.validate]', () => {
    const reports: unknown[] = [];
    const read = readPage({ id: 'test', title: 'Test', tiles: [text('a')] });
    if (!read.ok) throw new Error('The page is invalid.');
    const { tiles } = read.value;
    const plan = planNeeds([], {});
    const onProblems = (problems: readonly Problem[]) => reports.push(problems);
    renderPage({ tiles, plan, answers: new Map(), page: fakePage, mode: 'public', problems: [], onProblems });
    expect(reports).toEqual([]);
  });

  it('removes only the tile whose block throws, however deep, and closes its row [tile.throws]', () => {
    const third = { width: 'third' };
    const { html, problems } = render([text('a', third), text('boom', third), text('c', third)], { text: fragile });
    expect(html).toContain('<p>a</p>');
    expect(html).toContain('<p>c</p>');
    expect(html).not.toContain('boom');
    expect(spansIn(html)).toEqual([3, 3]);
    expect(problems).toMatchObject([
      { code: 'tile-threw', path: ['tiles', 1], message: 'The tile could not be rendered: out of chillies' },
      { code: 'row-not-filled', severity: 'warning' },
    ]);
  });

  it('renders a very long page in order, and closes the rows of tiles that throw in a later chunk [tile.throws]', () => {
    const tiles = Array.from({ length: 200 }, (_, at) => text(at === 150 ? 'boom' : `t${at}`, { width: 'half' }));
    tiles[149] = text('t149', { width: 'half', heading: 'Late' });
    const { html, problems } = render(tiles, {
      text: (props) => (props.placement.headingLevel === 1 ? <h1>{props.tile.key}</h1> : fragile(props)),
    });
    const keys = [...html.matchAll(/id="(\w+)"/g)].map(([, key]) => key);
    expect(keys).toEqual(tiles.map(({ key }) => key).filter((key) => key !== 'boom'));
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(spansIn(html)).toEqual([...Array(178).fill(3), 6, ...Array(20).fill(3)]);
    expect(problems).toMatchObject([{ code: 'tile-threw', path: ['tiles', 150] }, { code: 'row-not-filled' }]);
  });

  it('leaves an invalid tile out of the public page and renders the others [tile.invalid]', () => {
    const { html } = render([text('a'), { type: 'text', key: 'bad' }, text('c')]);
    expect(html).toMatch(/id="a".*id="c"/s);
    expect(html).not.toContain('bad');
  });

  it('shows the problems of a tile in its place in the preview [tile.invalid]', () => {
    const { html } = render([text('a'), { type: 'text', key: 'bad', body: [7] }, text('c')], {}, 'preview');
    expect(html).toMatch(/id="a".*Problems of Text.*<h2>Text is not shown.*“Text” must be text.*id="c"/s);
  });

  it('shows the problems of each tile once and in order, at the start and end of the page and of its chunks [tile.invalid]', () => {
    const tiles = Array.from({ length: 130 }, (_, at) => text(`t${at}`, at % 2 === 0 ? { body: [7] } : {}));
    const { html } = render([...tiles, text('last', { body: [7] })], {}, 'preview');
    const keys = [...tiles.map(({ key }) => key), 'last'];
    const found = [...html.matchAll(/ id="(\w+)"|data-position="(\d+)"/g)].map(
      ([, key, at]) => key ?? keys[Number(at)],
    );
    expect(found).toEqual(keys);
    expect(render([text('only', { body: [7] })], {}, 'preview').html).toContain('Problems of Text');
  });

  it('shows the problem of a shortened tile once, at the end of a chunk and at the start of the next [tile.invalid]', () => {
    const tiles = Array.from({ length: 62 }, (_, at) =>
      text(`t${at}`, at < 59 ? {} : { heading: 'Long '.repeat(100) }),
    );
    const { html } = render(tiles, {}, 'preview');
    expect(html.match(/Problems of Text/g)).toHaveLength(3);
  });

  it('gives the first heading of the page level 1 and the others level 2', () => {
    const { html } = render([text('a'), text('b', { heading: 'First' }), text('c', { heading: 'Second' })]);
    expect(html).toMatch(/<h1[^>]*>First<\/h1>.*<h2[^>]*>Second<\/h2>/s);
  });

  it('renders an editor’s own colour as a class with readable text [tile.background]', () => {
    const { html } = render([text('a', { backgroundColor: '#FFEE00' }), text('b', { backgroundColor: 'primary' })]);
    expect(html).toContain('.surface-ffee00{--surface:#ffee00;--ink:#000000;--scheme:light}');
    expect(html).toContain('data-surface="primary"');
    expect(html).not.toContain('style=');
  });

  it('sets a dark colour scheme for a dark colour, so that the browser’s own icons are light [tile.background]', () => {
    const { html } = render([text('a', { backgroundColor: '#123456' })]);
    expect(html).toContain('.surface-123456{--surface:#123456;--ink:#ffffff;--scheme:dark}');
  });

  it.each(['red', 'url(//x)', '#12345g', 'var(--x)', '#fff;x:y'])(
    'renders a tile without the background %s [tile.background]',
    (backgroundColor) => {
      const { html } = render([text('a', { backgroundColor })]);
      expect(html).toBe(render([text('a')]).html);
      expect(html).not.toContain(backgroundColor);
    },
  );

  it('renders of known tiles the keys and their own colours, with the placements that they have among the others [preview.exact]', () => {
    const tiles = [
      text('a', { heading: 'First', width: 'half', backgroundColor: '#ffee00' }),
      text('b', { width: 'half' }),
    ];
    const calls: unknown[] = [];
    const { html, problems } = renderTiles(tiles, {
      blocks,
      isKnown: ({ tile, placement, data }) => {
        calls.push([tile.key, placement.headingLevel, placement.span, data]);
        return tile.key === 'a';
      },
    });
    expect(calls).toEqual([
      ['a', 1, 3, {}],
      ['b', 2, 3, {}],
    ]);
    expect(html).toMatch(/<style[^>]*>\.surface-ffee00.*<section id="a"><\/section>.*<p>b<\/p>/s);
    expect(problems).toEqual([]);
  });

  it('asks for no tile without its data whether it is known [preview.exact]', () => {
    const { problems } = renderTiles([{ type: 'offer', key: 'one', offerId: 'none' }], { blocks, isKnown: () => true });
    expect(problems).toMatchObject([{ code: 'tile-need-failed' }]);
  });

  it('anchors each tile by its key [tile.identity]', () => {
    expect(render([text('opening-hours')]).html).toContain('id="opening-hours"');
  });

  it('gives React each tile’s key, which stays when tiles move [tile.identity]', () => {
    const [one, two] = [text('one', { backgroundColor: '#ffee00' }), text('two')];
    expect(tileKeys(render([one, two]).element)).toEqual(['one', 'two']);
    expect(tileKeys(render([two, one]).element)).toEqual(['two', 'one']);
  });
});
