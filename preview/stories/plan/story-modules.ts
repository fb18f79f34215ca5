import type { StoryPlan } from './story-plan.ts';

/** Storybook takes a module by this name for one that a bundler’s plug-in makes. */
export const modulePrefix = 'virtual:catalogue/';

/** Storybook makes the same id of this as the story has. */
export const exportName = ({ name }: StoryPlan): string => name.replaceAll(' ', '_');

const quoted = (text: string): string => JSON.stringify(text);

/** The module that holds a title’s stories, as Storybook imports it: one export for each. */
export function storyModule(title: string, stories: readonly StoryPlan[], library: string): string {
  const own = stories.filter((story) => story.title === title);
  return [
    `import { createStory } from ${quoted(library)};`,
    `export default { title: ${quoted(title)} };`,
    ...own.map((story, index) => `const s${index} = createStory(${quoted(story.id)});`),
    `export { ${own.map((story, index) => `s${index} as ${quoted(exportName(story))}`).join(', ')} };`,
  ].join('\n');
}
