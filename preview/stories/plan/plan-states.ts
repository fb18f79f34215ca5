import { exampleContext } from '#blocks/_shared/examples/example-context.ts';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { type StoryPlan, type StoryState, storyId } from './story-plan.ts';
import { exampleWidths } from './story-widths.ts';

interface TileKind {
  readonly type: string;
  readonly examples: { readonly plain: RawTile };
}

/** Whether the tile needs data from elsewhere to be rendered. */
function needsData(raw: RawTile): boolean {
  const read = readPage({ id: 'story', title: 'Story', tiles: [raw] });
  if (!read.ok) return false;
  const plan = planNeeds(
    read.value.tiles.map(({ tile }) => tile),
    exampleContext,
  );
  return [...plan.ofTile.values()].some((needs) => Object.values(needs).some(({ optional }) => !optional));
}

const story = (title: string, name: string, state: StoryState, tiles: readonly RawTile[]): StoryPlan => ({
  id: storyId(title, name),
  title,
  name,
  tiles,
  widths: exampleWidths,
  baselineWidths: exampleWidths.slice(0, 1),
  theme: 'default',
  state,
});

const neighbour = { type: 'text', key: 'sound', heading: 'A tile that is sound', body: '<p>It stays where it is.</p>' };

/** Content that prevents a tile from being shown, by the code of its problem. */
const invalidContent: Readonly<Record<string, readonly [StoryState, RawTile]>> = {
  'tile malformed': ['problems', { key: 'without-type', heading: 'What am I?' }],
  'tile unknown type': ['problems', { type: 'herro', key: 'misspelt', heading: 'A hero, nearly' }],
  'tile invalid': ['problems', { type: 'hero', key: 'wrong', height: 'tall', links: [{ linkText: '' }] }],
  'tile migration failed': ['problems', { ...neighbour, key: 'of-no-version', version: 'latest' }],
  'tile threw': ['threw', { type: 'divider', key: 'throws' }],
  'tile need failed': ['missing', { type: 'offer', key: 'ended', offerSlug: 'an-offer-that-ended' }],
};

/**
 * What replaces a tile: the loading placeholder of each type that needs data, and what editors see of invalid content.
 */
export const planStates = (kinds: readonly TileKind[]): StoryPlan[] => [
  ...kinds.flatMap(({ type, examples: { plain } }) =>
    needsData({ ...plain, type }) ? [story(type, 'data late', 'late', [{ ...plain, type }])] : [],
  ),
  ...Object.entries(invalidContent).map(([name, [state, raw]]) => story('problems', name, state, [neighbour, raw])),
];
