import type { StoryAction, StoryPlan } from '#preview/stories/plan/story-plan.ts';
import { nameMatches } from './name-matches.ts';

/** A story at one width. */
export interface Look {
  readonly story: string;
  readonly width: number;
  /** Whether a picture of it is kept. */
  readonly pictured: boolean;
  /** Whether axe, the slowest law, checks it: examples and what has a picture, which show each single value. */
  readonly hasAxe: boolean;
  /** What is done to the story before it is looked at. */
  readonly action?: StoryAction;
}

/** A look’s name, and that of its picture. */
export const lookName = ({ story, width }: Look): string => `${story}@${width}`;

/**
 * Every look that the words ask for (`nameMatches`); all of them without words. Looks of one width follow each other, because
 * changing a browser’s width costs more than changing the story.
 */
export const planLooks = (stories: readonly StoryPlan[], words: readonly string[] = []): readonly Look[] =>
  stories
    .flatMap(({ id, widths, pictured, action }) =>
      widths.map((width) => ({
        story: id,
        width,
        pictured: pictured.includes(width),
        hasAxe: pictured.length > 0,
        ...(action && { action }),
      })),
    )
    .filter((look) => nameMatches(lookName(look), words))
    .sort((one, other) => one.width - other.width);
