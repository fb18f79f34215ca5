import type { ReactElement } from 'react';
import type { StoryPlan } from '../plan/story-plan.ts';
import { drawStory } from './draw-story.tsx';
import { StoryFrame } from './story-frame.tsx';

/** The parts of a story that its elements depend on. */
export type StoryContent = Pick<StoryPlan, 'tiles' | 'state' | 'header'>;

/** The elements of a story, as in the body of a document. */
export function renderStory({ tiles, state, header }: StoryContent): ReactElement {
  const main = <main className="page">{drawStory({ tiles, state }).content}</main>;
  if (!header) return main;
  return (
    <StoryFrame tiles={tiles} header={header}>
      {main}
    </StoryFrame>
  );
}
