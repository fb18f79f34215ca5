import type { StoryObj } from '@storybook/react-vite';
import { planStories } from '../plan/plan-stories.ts';
import { screenHeight } from '../plan/story-widths.ts';
import { renderStory } from './render-story.tsx';
import { storyControls } from './story-controls.ts';
import { tileOfArgs } from './tile-of-args.ts';

const stories = new Map(planStories().map((story) => [story.id, story]));

/** The story of this id as Storybook and Chromatic know it. Throws for an id that is not in the list. */
export function createStory(id: string): StoryObj {
  const story = stories.get(id);
  if (!story) throw new Error(`The catalogue has no story ${id}.`);
  const { name, tiles, state, theme, widths, pictured, action } = story;
  const [first = {}, ...others] = tiles;
  const modes = pictured.map((width) => [`${width} px`, { viewport: { width, height: screenHeight(width) } }] as const);
  return {
    name,
    // Stories of unsound content show it as it is.
    ...(state === 'default' && { args: first, argTypes: storyControls(first) }),
    parameters: {
      theme,
      widths,
      chromatic: { modes: Object.fromEntries(modes), disableSnapshot: pictured.length === 0 || action !== undefined },
    },
    render: (args) => renderStory({ ...story, tiles: [state === 'default' ? tileOfArgs(args) : first, ...others] }),
  };
}
