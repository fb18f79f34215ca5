import { planStories } from '#preview/stories/plan/plan-stories.ts';
import { type StoryPlan, storyId } from '#preview/stories/plan/story-plan.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** An example of a tile type on a page of its own. */
export interface ExamplePage extends Pick<StoryPlan, 'id' | 'tiles' | 'state'> {
  readonly type: string;
  readonly example: string;
}

/** Enables all animations, so that the reduced-motion check has something to find. */
const animated = { animationEffect: 'rise', backgroundAnimationEffect: 'drift' };

/** A page for every example of every tile type: its story, with animations. Pure. */
export function planExamplePages(): readonly ExamplePage[] {
  const stories = new Map(planStories().map((story) => [story.id, story]));
  return Object.values(tiles).flatMap(({ type, examples }) =>
    Object.keys(examples).map((example) => {
      const story = stories.get(storyId(type, example.replaceAll('-', ' ')));
      if (!story) throw new Error(`The example ${example} of ${type} has no story.`);
      const [own, ...beside]: readonly RawTile[] = story.tiles;
      return { id: story.id, state: story.state, type, example, tiles: [{ ...own, ...animated }, ...beside] };
    }),
  );
}
