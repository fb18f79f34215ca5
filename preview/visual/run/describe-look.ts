import type { StoryAction, StoryPlan, StoryState } from '#preview/stories/plan/story-plan.ts';
import type { Look } from '../select/plan-looks.ts';

const states: Readonly<Record<StoryState, string | undefined>> = {
  default: undefined,
  late: 'before its data arrives',
  problems: 'as editors see content with problems',
  missing: 'as editors see missing data',
  threw: 'as editors see a block that throws',
};

const actions: Readonly<Record<StoryAction['kind'], string>> = {
  hover: 'pointer over',
  focus: 'focus on',
  click: 'after a click on',
};

const settings = { height: 'height', width: 'width', layout: 'layout', backgroundColor: 'background' } as const;

/** What a snapshot shows, in words: how the tile is set, its theme, its state and the width of the screen. */
export function describeLook({ width, action }: Pick<Look, 'width' | 'action'>, story: StoryPlan | undefined): string {
  const [tile] = story?.title === 'problems' ? [] : (story?.tiles ?? []);
  const values = Object.entries(settings).flatMap(([field, title]) => {
    const value = tile?.[field];
    return typeof value === 'string' ? [`${title} ${value}`] : [];
  });
  return [
    `Screen ${width} px wide`,
    ...values,
    ...(story ? [`theme ${story.theme}`, states[story.state] ?? []].flat() : []),
    ...(action ? [`${actions[action.kind]} ${action.target}`] : []),
  ].join(', ');
}
