import type { TileWeight } from './finding.ts';

/** The budgets of a page, in bytes as transferred. A slow mobile connection transfers 200 kB per second. */
export const budgets: TileWeight = {
  /** Half a second, during which nothing is visible. */
  markup: 100_000,
  /** Five seconds, spread over the page, because images load lazily. */
  pictures: 1_000_000,
  /** Fifteen seconds: videos load shortly before they play, and should not take longer than they last. */
  video: 3_000_000,
  /**
   * A third of a second: applies to the script of every page, and separately to the script that its tiles load when a
   * visitor is near. A form is about 50 kB; a booking tile and a carousel together are 43 kB. A page has space for one
   * of the two.
   */
  script: 60_000,
};
