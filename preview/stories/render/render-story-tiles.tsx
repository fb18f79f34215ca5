import type { ReactNode } from 'react';
import type { Blocks } from '#blocks/_shared/block.ts';
import { exampleContext } from '#blocks/_shared/examples/example-context.ts';
import { TileForm } from '#blocks/_shared/forms/tile/tile-form.tsx';
import { TileFallback } from '#blocks/_shared/ui/fallback/tile-fallback.tsx';
import { blocks } from '#blocks/blocks.generated.ts';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
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

const blocksWithFailure: Blocks = {
  ...blocks,
  divider: () => {
    throw new Error('This block fails on purpose.');
  },
};

interface Rendered {
  readonly content: ReactNode;
  /** All problems found while parsing and rendering. */
  readonly problems: readonly Problem[];
}

/**
 * Renders a story's tiles like the site renders a page: parse, plan needs, use the answers, render. Throws if there is
 * no page.
 */
export function renderStoryTiles({ tiles: raw, state }: Pick<StoryPlan, 'tiles' | 'state'>): Rendered {
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
    blocks: state === 'threw' ? blocksWithFailure : blocks,
    tileFallback: TileFallback,
    form: TileForm,
    page: context,
    mode: state === 'default' || state === 'late' ? 'public' : 'preview',
    problems: read.problems,
    onProblems: (problems) => found.push(...problems),
  });
  return { content, problems: found };
}
