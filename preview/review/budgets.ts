import type { TileWeight } from './finding.ts';

/** What a page may cost a visitor, in bytes as they are sent. A slow telephone connection brings 200 kB in a second. */
export const budgets: TileWeight = {
  /** Half a second: nothing is seen before it. */
  markup: 100_000,
  /** Five seconds, spread over the page, because pictures load as they come near. */
  pictures: 1_000_000,
  /** Fifteen seconds: films load only when they are about to play, and should not take longer than they last. */
  video: 3_000_000,
  /**
   * A third of a second: of what every page has, before anything can be used; and once more of what its own tiles bring
   * when a visitor is near them. A form is some 50 kB, a table to book and a carousel are 43: a page has room for one of the two.
   */
  script: 60_000,
};
