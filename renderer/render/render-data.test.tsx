/** @jsxImportSource #eager */

import { describe, expect, it } from 'vitest';
import type { Blocks } from '#blocks/_shared/block.ts';
import { renderTiles } from '#blocks/_shared/examples/fake-page.tsx';
import { blocks } from '#blocks/blocks.generated.ts';
import { readPage } from '#blocks/page-reader.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Answer } from '../needs/load-needs.ts';
import { needName } from '../needs/plan-needs.ts';
import type { RenderInput } from './render-page.tsx';

const text = { type: 'text', key: 'words', body: '<p>Words</p>' };
const offer = { type: 'offer', key: 'pudding', offerId: 'pudding' };
const offerNeed = needName({ source: 'offer', slug: 'pudding' });
const failed: Answer = { ok: false, reason: 'failed', message: 'The offer could not be loaded: 503' };
const missing: Answer = { ok: false, reason: 'missing', message: 'There is no such offer.' };

/** The blocks, with an offer block that shows whether it has data. */
const named: Blocks = { ...blocks, offer: ({ data }) => <p>{data.offer === undefined ? 'no offer' : 'an offer'}</p> };

const render = (tiles: readonly object[], answer: Answer | undefined, more: Partial<RenderInput<PageContext>> = {}) =>
  renderTiles(tiles, { blocks: named, answers: new Map(answer === undefined ? [] : [[offerNeed, answer]]), ...more });

const tileFallback: RenderInput<PageContext>['tileFallback'] = ({ tile }) => <p>Loading {tile.key}</p>;

describe('a tile without its data', () => {
  it.each([
    [failed, 'The offer could not be loaded: 503'],
    [missing, 'There is no such offer.'],
    [undefined, 'The offer was not loaded.'],
  ])('is left out and reported, and the others are shown, after %j [tile.throws]', (answer, message) => {
    const { html, problems } = render([text, offer], answer);
    expect(html).toContain('Words');
    expect(html).not.toContain('offer');
    expect(problems).toEqual([
      {
        code: 'tile-need-failed',
        severity: 'error',
        path: ['tiles', 1],
        message,
        tile: { key: 'pudding', type: 'offer' },
      },
    ]);
  });

  it.each([[failed], [undefined]])(
    'has a skeleton in its place after %j, and is reported [loading.flags]',
    (answer) => {
      const { html, problems } = render([text, offer], answer, { tileFallback });
      expect(html).toMatch(/id="words".*id="pudding".*Loading pudding/s);
      expect(problems).toMatchObject([{ code: 'tile-need-failed', path: ['tiles', 1] }]);
    },
  );

  it('has no fallback for data that does not exist [loading.flags]', () => {
    expect(render([text, offer], missing, { tileFallback }).html).not.toContain('pudding');
  });

  it('renders without optional data [tile.throws]', () => {
    const read = readPage({ id: 'test', title: 'Test', tiles: [offer] });
    const tile = read.ok ? read.value.tiles[0]?.tile : undefined;
    if (!tile) throw new Error('The tile is sound.');
    const optional = { offer: { source: 'offer', slug: 'pudding', optional: true } } as const;
    const { html, problems } = render([], failed, {
      tiles: [{ index: 0, tile }],
      plan: { needs: new Map(), ofTile: new Map([[tile, optional]]) },
    });
    expect(html).toContain('no offer');
    expect(problems).toEqual([]);
  });

  it('shows its error in its place in the preview only [tile.invalid]', () => {
    const tiles = [text, offer, { ...text, key: 'last' }];
    expect(render(tiles, missing, { mode: 'preview' }).html).toMatch(
      /id="words".*aria-label="Problems of Offer".*There is no such offer\..*id="last"/s,
    );
    expect(render(tiles, missing).html).not.toContain('Problems');
  });
});

describe('a tile with a form', () => {
  const carrier = { ...text, formType: 'sign-up' };
  const formNeed = needName({ source: 'form', name: 'sign-up' });
  const setting: Answer = { ok: true, value: { context: { today: '2026-11-21', choices: {} }, values: {} } };
  const form: RenderInput['form'] = ({ name, headingLevel }) => (
    <p>
      Form {name}, headings from {headingLevel}
    </p>
  );

  it('shows it below its own content [tile.formtype]', () => {
    const { html } = render([carrier], undefined, { form, answers: new Map([[formNeed, setting]]) });
    expect(html).toMatch(/Words.*<div class="tile-form"><p>Form sign-up, headings from 3<\/p><\/div>/s);
  });

  it('shows its own content alone when the form fails to load, and without a form [tile.formtype]', () => {
    for (const [tile, answers] of [
      [carrier, new Map([[formNeed, failed]])],
      [carrier, new Map()],
      [text, new Map([[formNeed, setting]])],
    ] as const) {
      const { html, problems } = render([tile], undefined, { form, answers });
      expect(html).toContain('Words');
      expect(html).not.toContain('tile-form');
      expect(problems).toEqual([]);
    }
    const without = render([carrier], undefined, { answers: new Map([[formNeed, setting]]) });
    expect([without.html.includes('Words'), without.problems]).toEqual([true, []]);
  });
});

describe('the preview of a long page', () => {
  it('shows each invalid tile once, between the tiles around it [tile.invalid]', () => {
    const tiles = Array.from({ length: 130 }, (_, at) => ({ ...text, key: `t${at}`, body: at % 60 === 59 ? 7 : 'x' }));
    const { html } = render(tiles, undefined, { mode: 'preview' });
    const order = [...html.matchAll(/(?:id="t|data-position=")(\d+)"/g)].map(([, position]) => Number(position));
    expect(order).toEqual([...tiles.keys()]);
  });

  it('shows no warning in place of a tile [tile.invalid]', () => {
    const { html } = render([text, text], undefined, { mode: 'preview' });
    expect(html).toContain('id="words-2"');
    expect(html).not.toContain('Problems');
  });
});

describe('the element around a tile', () => {
  it('carries height, layout and motion for the style sheet [tile.height] [tile.layout] [tile.animation]', () => {
    const { html } = render(
      [
        {
          ...text,
          height: 'half',
          layout: 'headstone',
          animationEffect: 'rise',
          backgroundAnimationEffect: 'drift',
        },
      ],
      undefined,
    );
    expect(html).toContain('data-height="half" data-layout="headstone" data-animation="rise"');
    expect(html).toContain('data-background-animation="drift"');
  });

  it('carries no layout and no motion where the tile has none [tile.layout] [tile.animation]', () => {
    const { html } = render([text], undefined);
    expect(html).toContain('data-height="auto"');
    expect(html).not.toMatch(/data-(layout|turn|animation|background-animation)/);
  });

  it('mirrors every second tile of the layout domino-left [tile.layout]', () => {
    const split = { ...text, layout: 'domino-left' };
    const { html } = render([split, { ...split, key: 'b' }, { ...split, key: 'c' }], undefined);
    expect([...html.matchAll(/data-turn="(\d)"/g)].map(([, alternation]) => alternation)).toEqual(['0', '1', '0']);
  });
});
