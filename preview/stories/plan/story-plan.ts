import type { HeaderVariant } from '#schemas/content/page/header-variant.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/**
 * `late`: data does not arrive. The others are the page as editors see it, with what is wrong in its place:
 * `problems` of the content itself, `missing` data, `threw` where a block fails.
 */
export type StoryState = 'default' | 'late' | 'problems' | 'missing' | 'threw';

export type StoryTheme = 'default' | 'coastal';

/** What is done to the first element that a CSS selector finds, before a story is looked at. */
export interface StoryAction {
  readonly kind: 'hover' | 'focus' | 'click';
  readonly target: string;
}

/** One story: content as a service would send it, and how it is looked at. */
export interface StoryPlan {
  /** As Storybook names it: `<title>--<name>`. */
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tiles: readonly RawTile[];
  /** Widths of the screen, in pixels, at which the laws of layout are checked. */
  readonly widths: readonly number[];
  /** Those of them at which a picture is kept. */
  readonly pictured: readonly number[];
  readonly theme: StoryTheme;
  readonly state: StoryState;
  readonly action?: StoryAction;
  /** With this header above the tiles, and the footer below. */
  readonly header?: HeaderVariant;
}

/** A story’s id from its title and the words of its name. */
export const storyId = (title: string, name: string): string => `${title}--${name.replaceAll(' ', '-')}`;

/** The instant at which all stories happen. */
export const storyTime = '2026-11-21T18:30:00Z';
