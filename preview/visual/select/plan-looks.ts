import type { StoryAction, StoryPlan } from '#preview/stories/plan/story-plan.ts';
import { nameMatches } from './name-matches.ts';

/** A story at one width. */
export interface Look {
  readonly story: string;
  readonly width: number;
  /** Whether it has a baseline. */
  readonly pictured: boolean;
  /**
   * Whether axe, the slowest rule, checks it: examples and snapshots with a baseline, which together show each single
   * value.
   */
  readonly hasAxe: boolean;
  /** The interaction before the screenshot. */
  readonly action?: StoryAction;
}

/** The name of a snapshot and its baseline. */
export const lookName = ({ story, width }: Look): string => `${story}@${width}`;

/**
 * The snapshots that match the patterns (`nameMatches`); all of them without patterns. Sorted by width, because
 * resizing a browser takes longer than changing the story.
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
