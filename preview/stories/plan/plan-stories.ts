import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { type TileWidth, tileWidths } from '#schemas/content/tile/tile-fields.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { beside } from '../render/beside.ts';
import { chooseByHash } from './hash-text.ts';
import { planCombinations, still, type TileKind } from './plan-combinations.ts';
import { planForms } from './plan-forms.ts';
import { planFrames } from './plan-frames.ts';
import { planInteractions } from './plan-interactions.ts';
import { planStates } from './plan-states.ts';
import { type StoryPlan, storyId } from './story-plan.ts';
import { exampleWidths } from './story-widths.ts';

const widthOf = (raw: RawTile): TileWidth => tileWidths.find((each) => each === raw.width) ?? 'full';

/** A story for each example, at the three widths that designers think in, with a baseline at one of them. */
const planExamples = ({ type, examples }: TileKind): StoryPlan[] =>
  Object.entries(examples).map(([example, fields]) => {
    const name = example.replaceAll('-', ' ');
    const id = storyId(type, name);
    return {
      id,
      title: type,
      name,
      tiles: [{ ...fields, ...still, type }, ...beside(widthOf(fields))],
      widths: exampleWidths,
      pictured: [Number(chooseByHash(id, exampleWidths.map(String)))],
      theme: 'default',
      state: 'default',
    };
  });

/**
 * Every story of the catalogue: for each tile type its examples, the combinations of height, width, layout, background,
 * screen and theme in which every pair occurs, and its states; then what editors see of content that is not sound, each form,
 * the headers, the footer, and whole pages.
 * A story depends on its own tile type and name only, never on the other stories. Pure. Storybook, the baselines and
 * Chromatic show this list and no other.
 */
export const planStories = (kinds: readonly TileKind[] = Object.values(tiles)): readonly StoryPlan[] => [
  ...kinds.flatMap((kind) => [...planExamples(kind), ...planInteractions(kind), ...planCombinations(kind)]),
  ...planStates(kinds),
  ...planForms(),
  ...planFrames(),
];
