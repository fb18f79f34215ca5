import { colourTokens } from '#schemas/tile/colour.ts';
import type { RawTile, TileExamples } from '#schemas/tile/define-tile.ts';
import { type TileWidth, tileHeights, tileLayouts, tileWidths } from '#schemas/tile/tile-fields.ts';
import { tiles } from '#schemas/tiles.generated.ts';
import { beside } from './beside.ts';
import { coverPairs } from './cover-pairs.ts';
import { planStates } from './plan-states.ts';
import { type StoryPlan, type StoryTheme, storyId } from './story-plan.ts';
import { exampleWidths, storyWidths } from './story-widths.ts';

/** Stands for the colours that editors choose themselves. */
const ownColour = '#0b5c6b';

/** What is combined, with all its values. */
export const storyDimensions = {
  height: tileHeights,
  width: tileWidths,
  layout: tileLayouts,
  background: [...colourTokens, ownColour],
  screen: storyWidths,
  theme: ['default', 'coastal'],
} as const;

/** Of this many combinations of a tile type one is pictured; the laws of layout are checked on all. */
const picturedOneIn = 12;

/** Pictures stand still: entrances and background movement have no picture of their own. */
const still = { animationEffect: 'none', backgroundAnimationEffect: 'none' };

type Combination = readonly [
  height: string,
  width: TileWidth,
  layout: string,
  background: string,
  screen: number,
  theme: StoryTheme,
];

const at = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number | undefined): Value => {
  const value = values[index ?? 0];
  if (value === undefined) throw new Error(`A covering set names value ${index} of ${values.length}.`);
  return value;
};

const { height, width, layout, background, screen, theme } = storyDimensions;

const combinations: readonly Combination[] = coverPairs(Object.values(storyDimensions).map(({ length }) => length)).map(
  (row) => [
    at(height, row[0]),
    at(width, row[1]),
    at(layout, row[2]),
    at(background, row[3]),
    at(screen, row[4]),
    at(theme, row[5]),
  ],
);

/** What of a tile type its stories are made from. */
export interface TileKind {
  readonly type: string;
  readonly examples: TileExamples;
}

const widthOf = (raw: RawTile): TileWidth => tileWidths.find((each) => each === raw.width) ?? 'full';

/** A story for each example, at the three widths that designers think in; pictured at one of them by turns. */
const planExamples = ({ type, examples }: TileKind, turn: number): StoryPlan[] =>
  Object.entries(examples).map(([example, fields], index) => {
    const name = example.replaceAll('-', ' ');
    return {
      id: storyId(type, name),
      title: type,
      name,
      tiles: [{ ...fields, ...still, type }, ...beside(widthOf(fields))],
      widths: exampleWidths,
      pictured: [at(exampleWidths, (index + turn) % exampleWidths.length)],
      theme: 'default',
      state: 'usual',
    };
  });

/** Stories that cover every pair of looks, each with the tile’s next example for content. */
function planCombinations({ type, examples }: TileKind, turn: number): StoryPlan[] {
  const contents = Object.values(examples);
  return combinations.map((combination, index) => {
    const [tileHeight, tileWidth, tileLayout, backgroundColor, screenWidth, storyTheme] = combination;
    const name = combination.join(' ').replaceAll('-', ' ').replace(ownColour, 'own colour');
    const looks = { height: tileHeight, width: tileWidth, layout: tileLayout, backgroundColor };
    return {
      id: storyId(type, name),
      title: type,
      name,
      tiles: [{ ...at(contents, index % contents.length), ...looks, ...still, type }, ...beside(tileWidth)],
      widths: [screenWidth],
      pictured: index % picturedOneIn === turn % picturedOneIn ? [screenWidth] : [],
      theme: storyTheme,
      state: 'usual',
    };
  });
}

/**
 * Every story of the catalogue: for each tile type its examples, the combinations of height, width, layout, background,
 * screen and theme in which every pair occurs, and its states; then what editors see of content that is not sound.
 * Pure. Storybook, the pictures and Chromatic show this list and no other.
 */
export const planStories = (kinds: readonly TileKind[] = Object.values(tiles)): readonly StoryPlan[] => [
  ...kinds.flatMap((kind, turn) => [...planExamples(kind, turn), ...planCombinations(kind, turn)]),
  ...planStates(kinds),
];
