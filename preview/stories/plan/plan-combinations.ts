import { colourTokens } from '#schemas/content/tile/colour.ts';
import type { RawTile, TileExamples } from '#schemas/content/tile/define-tile.ts';
import { type TileWidth, tileHeights, tileLayouts, tileWidths } from '#schemas/content/tile/tile-fields.ts';
import { beside } from '../render/beside.ts';
import { choosePictured } from './choose-pictured.ts';
import { coverPairs } from './cover-pairs.ts';
import { chooseByHash } from './hash-text.ts';
import { type StoryPlan, type StoryTheme, storyId } from './story-plan.ts';
import { storyWidths } from './story-widths.ts';

/** Stands for the colours that editors choose themselves. */
export const ownColour = '#0b5c6b';

/** What is combined, with all its values. */
export const storyDimensions = {
  height: tileHeights,
  width: tileWidths,
  layout: tileLayouts,
  background: [...colourTokens, ownColour],
  screen: storyWidths,
  theme: ['default', 'coastal'],
} as const;

/** Pictures stand still: entrances and background movement have no picture of their own. */
export const still = { animationEffect: 'none', backgroundAnimationEffect: 'none' };

/** The examples that every tile type has. */
const commonExamples = ['plain', 'longest', 'empty'] as const satisfies readonly (keyof TileExamples)[];

type Combination = readonly [
  height: string,
  width: TileWidth,
  layout: string,
  background: string,
  screen: number,
  theme: StoryTheme,
];

const at = <Value>(values: readonly Value[], index: number | undefined): Value => {
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

const nameOf = (combination: Combination): string =>
  combination.join(' ').replaceAll('-', ' ').replace(ownColour, 'own colour');

/**
 * Stories that cover every pair of values. Those with a baseline cover every single value, and take their content from the
 * examples that every type has, so that one more example changes no baseline; the others take it from all examples.
 */
export function planCombinations({ type, examples }: TileKind): StoryPlan[] {
  const candidates = combinations.map((values) => ({ id: storyId(type, nameOf(values)), values }));
  const pictured = choosePictured(candidates);
  return candidates.map(({ id, values }) => {
    const [tileHeight, tileWidth, tileLayout, backgroundColor, screenWidth, storyTheme] = values;
    const looks = { height: tileHeight, width: tileWidth, layout: tileLayout, backgroundColor };
    const example = chooseByHash(id, pictured.has(id) ? commonExamples : Object.keys(examples));
    const content: RawTile | undefined = examples[example];
    if (!content) throw new Error(`${type} has no example ${example}.`);
    return {
      id,
      title: type,
      name: nameOf(values),
      tiles: [{ ...content, ...looks, ...still, type }, ...beside(tileWidth)],
      widths: [screenWidth],
      pictured: pictured.has(id) ? [screenWidth] : [],
      theme: storyTheme,
      state: 'default',
    };
  });
}
