import type { StoryAction, StoryPlan } from '#preview/stories/plan/story-plan.ts';
import { nameMatches } from './name-matches.ts';

/** A story at one width. */
export interface Snapshot {
  readonly story: string;
  readonly width: number;
  /** Whether it has a baseline. */
  readonly hasBaseline: boolean;
  /**
   * Whether axe, the slowest rule, checks it: examples and snapshots with a baseline, which together show each single
   * value.
   */
  readonly hasAxe: boolean;
  /** The interaction before the screenshot. */
  readonly action?: StoryAction;
}

/** The name of a snapshot and its baseline. */
export const snapshotName = ({ story, width }: Snapshot): string => `${story}@${width}`;

/**
 * The snapshots that match the patterns (`nameMatches`); all of them without patterns. Sorted by width, because
 * resizing a browser takes longer than changing the story.
 */
export const planSnapshots = (stories: readonly StoryPlan[], patterns: readonly string[] = []): readonly Snapshot[] =>
  stories
    .flatMap(({ id, widths, baselineWidths, action }) =>
      widths.map((width) => ({
        story: id,
        width,
        hasBaseline: baselineWidths.includes(width),
        hasAxe: baselineWidths.length > 0,
        ...(action && { action }),
      })),
    )
    .filter((snapshot) => nameMatches(snapshotName(snapshot), patterns))
    .sort((one, other) => one.width - other.width);
