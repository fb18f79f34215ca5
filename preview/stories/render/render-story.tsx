import type { ReactElement } from 'react';
import type { StoryPlan } from '../plan/story-plan.ts';
import { drawStory } from './draw-story.tsx';
import { StoryFrame } from './story-frame.tsx';

/** What of a story its elements follow from. */
export type StoryContent = Pick<StoryPlan, 'tiles' | 'state' | 'header'>;

/** The elements of a story, as they stand in the body of a document. */
export function renderStory({ tiles, state, header }: StoryContent): ReactElement {
  const main = <main className="page">{drawStory({ tiles, state }).content}</main>;
  if (!header) return main;
  return (
    <StoryFrame tiles={tiles} header={header}>
      {main}
    </StoryFrame>
  );
}
