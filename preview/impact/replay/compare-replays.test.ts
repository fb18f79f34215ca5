import { expect, it } from 'vitest';
import { describeImpact } from '../describe-impact.ts';
import { compareReplays, hasRegressions, type TreeReplay } from './compare-replays.ts';
import type { ReplayedTile } from './replay-content.tsx';

const hero: ReplayedTile = {
  key: 'hero',
  type: 'hero',
  steps: 0,
  unknownFields: [],
  form: false,
  markup: 'a',
  errors: [],
  warnings: [],
};
const text: ReplayedTile = { ...hero, key: 'text', type: 'text' };

const replay = (tiles: readonly ReplayedTile[], more: Partial<TreeReplay> = {}): TreeReplay => ({
  pages: [{ id: 'home', tiles, problems: [] }],
  styles: { ofType: {}, form: {}, shared: {} },
  ...more,
});
const verdictOf = (base: ReplayedTile, head: ReplayedTile) =>
  compareReplays(replay([base]), replay([head])).tiles[0]?.verdict;

it('gives a tile the worst verdict that applies', () => {
  expect(verdictOf(hero, hero)).toBe('same');
  expect(verdictOf(hero, { ...hero, markup: 'b' })).toBe('changed');
  expect(verdictOf(hero, { ...hero, markup: 'b', steps: 1 })).toBe('migrated');
  expect(verdictOf(hero, { ...hero, steps: 1, unknownFields: ['text'] })).toBe('degraded');
  expect(verdictOf(hero, { ...hero, warnings: ['tiles[0].body: cut'] })).toBe('degraded');
  expect(verdictOf(hero, { ...hero, markup: undefined })).toBe('degraded');
  expect(verdictOf(hero, { ...hero, markup: undefined, errors: ['tiles[0]: bad'] })).toBe('failed');
});

it('reports no regression for what was as bad before', () => {
  const unknownFields = { ...hero, unknownFields: ['x'], warnings: ['w'] };
  expect(verdictOf(unknownFields, unknownFields)).toBe('same');
  const broken = { ...hero, markup: undefined, errors: ['tiles[0]: bad'] };
  expect(hasRegressions(compareReplays(replay([broken]), replay([broken])))).toBe(false);
  expect(hasRegressions(compareReplays(replay([hero]), replay([broken])))).toBe(true);
  expect(hasRegressions(compareReplays(replay([hero]), replay([{ ...hero, markup: 'b' }])))).toBe(false);
});

it('counts new problems of a page itself as a regression', () => {
  const pages = [{ id: 'home', tiles: [hero], problems: ['title: must be text.'] }];
  expect(hasRegressions(compareReplays(replay([hero]), replay([hero], { pages })))).toBe(true);
  expect(hasRegressions(compareReplays(replay([hero], { pages }), replay([hero], { pages })))).toBe(false);
});

it('reports the style of a form only for tiles with a form', () => {
  const styles = { ofType: {}, form: { 'blocks/_shared/forms/fields/form.module.css': 'b' }, shared: {} };
  const head = replay([{ ...hero, form: true }, text], { styles });
  const { tiles } = compareReplays(replay([hero, text]), head);
  expect(tiles.map((tile) => tile.styles)).toEqual([['blocks/_shared/forms/fields/form.module.css'], []]);
});

it('lists types and pages that change, and what fails where', () => {
  const styles = {
    ofType: { text: { 'blocks/text/text.module.css': 'b' } },
    form: {},
    shared: { 'blocks/_shared/styles/tokens.css': 'b' },
  };
  const head = replay([{ ...hero, markup: undefined, errors: ['tiles[0].heading: must not be empty.'] }, text], {
    styles,
  });
  expect(describeImpact(compareReplays(replay([hero, text]), head), 'abc')).toBe(`2 tiles on 1 page, against abc.

tile type  tiles  same  changed  migrated  degraded  failed    style
hero           1     0        0         0         0       1     same
text           1     1        0         0         0       0  changed
Style of every tile changed: blocks/_shared/styles/tokens.css.

Pages that change (1):
  home: #hero (failed), #text (style changed)

Problems (1):
  home #hero (hero): tiles[0].heading: must not be empty.`);
});
