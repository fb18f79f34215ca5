import type { StoryPlan } from './story-plan.ts';

/** The prefix of virtual modules that a Vite plug-in provides to Storybook. */
export const modulePrefix = 'virtual:catalogue/';

/** Storybook derives the story's id from this name. */
export const exportName = ({ name }: StoryPlan): string => name.replaceAll(' ', '_');

const quote = (text: string): string => JSON.stringify(text);

/** The module with a title’s stories, as Storybook imports it: one export per story. */
export function storyModule(title: string, stories: readonly StoryPlan[], library: string): string {
  const own = stories.filter((story) => story.title === title);
  return [
    `import { createStory } from ${quote(library)};`,
    `export default { title: ${quote(title)} };`,
    ...own.map((story, index) => `const s${index} = createStory(${quote(story.id)});`),
    `export { ${own.map((story, index) => `s${index} as ${quote(exportName(story))}`).join(', ')} };`,
  ].join('\n');
}
