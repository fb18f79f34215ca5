import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { chooseByHash } from './hash-text.ts';
import { still } from './plan-combinations.ts';
import { type StoryPlan, storyId } from './story-plan.ts';
import { exampleWidths } from './story-widths.ts';

/** Each form that a tile can show, in a tile of text that names it. */
export const planForms = (names: readonly string[] = formTypes): StoryPlan[] =>
  names.map((formType) => {
    const name = formType.replaceAll('-', ' ');
    const id = storyId('forms', name);
    return {
      id,
      title: 'forms',
      name,
      tiles: [{ ...tiles.text.examples.plain, ...still, type: 'text', formType }],
      widths: exampleWidths,
      pictured: [Number(chooseByHash(id, exampleWidths.map(String)))],
      theme: 'default',
      state: 'default',
    };
  });
