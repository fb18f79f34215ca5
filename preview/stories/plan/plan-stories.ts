import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { type TileWidth, tileWidths } from '#schemas/content/tile/tile-fields.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { rowNeighbours } from '../render/row-neighbours.ts';
import { chooseByHash } from './hash-text.ts';
import { planCombinations, type TileKind, withoutAnimations } from './plan-combinations.ts';
import { planForms } from './plan-forms.ts';
import { planInteractions } from './plan-interactions.ts';
import { planPages } from './plan-pages.ts';
import { planStates } from './plan-states.ts';
import { type StoryPlan, storyId } from './story-plan.ts';
import { exampleWidths } from './story-widths.ts';

const widthOf = (raw: RawTile): TileWidth => tileWidths.find((each) => each === raw.width) ?? 'full';

/** A story for each example at three common widths, with a baseline at one of them. */
const planExamples = ({ type, examples }: TileKind): StoryPlan[] =>
  Object.entries(examples).map(([example, fields]) => {
    const name = example.replaceAll('-', ' ');
    const id = storyId(type, name);
    return {
      id,
      title: type,
      name,
      tiles: [{ ...fields, ...withoutAnimations, type }, ...rowNeighbours(widthOf(fields))],
      widths: exampleWidths,
      baselineWidths: [Number(chooseByHash(id, exampleWidths.map(String)))],
      theme: 'default',
      state: 'default',
    };
  });

/**
 * Every story of the catalogue: for each tile type its examples, combinations of height, width, layout, background,
 * screen and theme in which every pair occurs, and its states; then what editors see of invalid content, each form, the
 * headers, the footer, and whole pages. A story depends only on its own tile type and name, not on other stories. Pure.
 * Storybook, the baselines and Chromatic all use this list.
 */
export const planStories = (kinds: readonly TileKind[] = Object.values(tiles)): readonly StoryPlan[] => [
  ...kinds.flatMap((kind) => [...planExamples(kind), ...planInteractions(kind), ...planCombinations(kind)]),
  ...planStates(kinds),
  ...planForms(),
  ...planPages(),
];
