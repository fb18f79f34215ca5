import { chooseByHash } from './hash-text.ts';
import { type TileKind, withoutAnimations } from './plan-combinations.ts';
import { type StoryAction, type StoryPlan, storyId } from './story-plan.ts';
import { exampleWidths } from './story-widths.ts';

const hover = (target: string): StoryAction => ({ kind: 'hover', target });
const focus = (target: string): StoryAction => ({ kind: 'focus', target });
const click = (target: string): StoryAction => ({ kind: 'click', target });

const link = { 'link hovered': hover('a'), 'link focused': focus('a') } as const;
const form = { errors: click('button[id$=".send"]'), 'field focused': focus('input') } as const;

/** The interactions with an example, by tile type and story name: states that only occur in a browser. */
const interactions: Readonly<Record<string, Readonly<Record<string, StoryAction>>>> = {
  accordion: { 'answer opened': click('summary'), 'question focused': focus('summary') },
  'call-to-action': link,
  'card-grid': link,
  carousel: { 'button focused': focus('button:enabled') },
  'contact-form': form,
  'group-booking-form': form,
  hero: link,
  'job-detail': { errors: form.errors },
  'location-finder': { 'filters opened': click('summary'), 'field focused': focus('input[type=search]') },
  'preferences-form': form,
  'sign-up': form,
  'voucher-form': form,
  'waiting-list': form,
};

/** The example to interact with, if it is not the plain one. */
const exampleWithForm: Readonly<Record<string, string>> = { 'job-detail': 'with-form' };

/** Stories of open, hovered, focused and invalid elements, each with one baseline. */
export const planInteractions = ({ type, examples }: TileKind): StoryPlan[] =>
  Object.entries(interactions[type] ?? {}).map(([name, action]) => {
    const id = storyId(type, name);
    const widths = [Number(chooseByHash(id, exampleWidths.map(String)))];
    return {
      id,
      title: type,
      name,
      tiles: [{ ...(examples[exampleWithForm[type] ?? 'plain'] ?? examples.plain), ...withoutAnimations, type }],
      widths,
      baselineWidths: widths,
      theme: 'default',
      state: 'default',
      action,
    };
  });
