import type { HeaderVariant } from '#schemas/content/page/header-variant.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/**
 * `late`: data does not arrive. The others show the page as editors see it: with `problems` of the content itself, with
 * `missing` data, or with a block that `threw`.
 */
export type StoryState = 'default' | 'late' | 'problems' | 'missing' | 'threw';

export type StoryTheme = 'default' | 'coastal';

/** An interaction with the first element that matches a CSS selector, before a screenshot is taken. */
export interface StoryAction {
  readonly kind: 'hover' | 'focus' | 'click';
  readonly target: string;
}

/** One story: content as a service would send it, and how it is shown. */
export interface StoryPlan {
  /** As Storybook names it: `<title>--<name>`. */
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tiles: readonly RawTile[];
  /** Screen widths, in pixels, at which the layout rules are checked. */
  readonly widths: readonly number[];
  /** Those of the widths that have a baseline. */
  readonly baselineWidths: readonly number[];
  readonly theme: StoryTheme;
  readonly state: StoryState;
  readonly action?: StoryAction;
  /** Shows this header above the tiles, and the footer below. */
  readonly header?: HeaderVariant;
}

/** A story’s id from its title and name. */
export const storyId = (title: string, name: string): string => `${title}--${name.replaceAll(' ', '-')}`;

/** The fixed time of all stories. */
export const storyTime = '2026-11-21T18:30:00Z';
