import type { ReactElement } from 'react';
import type { StoryPlan } from '../plan/story-plan.ts';
import { renderStoryTiles } from './render-story-tiles.tsx';
import { StoryLayout } from './story-layout.tsx';

/** The parts of a story that its elements depend on. */
export type StoryContent = Pick<StoryPlan, 'tiles' | 'state' | 'header'>;

/** The elements of a story, as in the body of a document. */
export function renderStory({ tiles, state, header }: StoryContent): ReactElement {
  const main = <main className="page">{renderStoryTiles({ tiles, state }).content}</main>;
  if (!header) return main;
  return (
    <StoryLayout tiles={tiles} header={header}>
      {main}
    </StoryLayout>
  );
}
