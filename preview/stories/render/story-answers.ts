import type { NeedPlan } from '#blocks/page-reader.ts';
import type { Answer, Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import type { Need } from '#schemas/content/tile/need.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import type { StoryState } from '../plan/story-plan.ts';

function answer(need: Need, state: StoryState): Answer {
  if (state === 'late') return { ok: false, reason: 'late', message: `The ${need.source} did not arrive in time.` };
  if (state === 'missing') return { ok: false, reason: 'missing', message: `There is no such ${need.source}.` };
  return { ok: true, value: exampleData[need.source] };
}

/** The data of a story: that of the examples, or the failure that its state implies. */
export const storyAnswers = ({ needs }: NeedPlan, state: StoryState): Answers =>
  new Map([...needs.values()].map((need) => [needName(need), answer(need, state)]));
