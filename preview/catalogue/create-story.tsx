import type { StoryObj } from '@storybook/react-vite';
import { drawStory } from './draw-story.tsx';
import { planStories } from './plan-stories.ts';
import { screenHeight } from './story-widths.ts';

const stories = new Map(planStories().map((story) => [story.id, story]));

/** The story of this id as Storybook and Chromatic know it. Throws for an id that is not in the list. */
export function createStory(id: string): StoryObj {
  const story = stories.get(id);
  if (!story) throw new Error(`The catalogue has no story ${id}.`);
  const { name, theme, widths, pictured } = story;
  const modes = pictured.map((width) => [`${width} px`, { viewport: { width, height: screenHeight(width) } }] as const);
  return {
    name,
    parameters: {
      theme,
      widths,
      chromatic: { modes: Object.fromEntries(modes), disableSnapshot: pictured.length === 0 },
    },
    render: () => <main className="page">{drawStory(story).content}</main>,
  };
}
