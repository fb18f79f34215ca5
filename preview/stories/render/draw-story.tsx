import type { ReactNode } from 'react';
import { exampleContext } from '#blocks/_shared/examples/example-data.ts';
import { TileForm } from '#blocks/_shared/forms/tile/tile-form.tsx';
import { TileFallback } from '#blocks/_shared/ui/fallback/tile-fallback.tsx';
import { blocks } from '#blocks/blocks.generated.ts';
import type { Blocks, PageContext } from '#renderer/block.ts';
import { defaultOptions } from '#renderer/default-options.ts';
import { planNeeds } from '#renderer/needs/plan-needs.ts';
import { readPage } from '#renderer/parse/read-page.ts';
import { renderPage } from '#renderer/render/render-page.tsx';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { type StoryPlan, storyTime } from '../plan/story-plan.ts';
import { storyAnswers } from './story-answers.ts';

const context: PageContext = {
  pageId: 'story',
  path: '/story',
  now: new Date(storyTime),
  area: { kind: 'restaurant', city: 'london', slug: 'soho' },
  query: {},
  options: defaultOptions,
};

const failing: Blocks = {
  ...blocks,
  divider: () => {
    throw new Error('This block fails on purpose.');
  },
};

interface Rendered {
  readonly content: ReactNode;
  /** All that was found wrong, in reading and in drawing. */
  readonly problems: readonly Problem[];
}

/** Draws a story as the site draws a page: read, plan what is needed, take the answers, render. Throws where there is no page. */
export function drawStory({ tiles: raw, state }: Pick<StoryPlan, 'tiles' | 'state'>): Rendered {
  const read = readPage({ id: 'story', title: 'Story', tiles: raw });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
  const { tiles } = read.value;
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    exampleContext,
  );
  const found = [...read.problems];
  const content = renderPage({
    tiles,
    plan,
    answers: storyAnswers(plan, state),
    blocks: state === 'threw' ? failing : blocks,
    tileFallback: TileFallback,
    form: TileForm,
    page: context,
    mode: state === 'default' || state === 'late' ? 'public' : 'preview',
    problems: read.problems,
    onProblems: (problems) => found.push(...problems),
  });
  return { content, problems: found };
}
