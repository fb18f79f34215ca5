import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';

/** A width below the first breakpoint, in pixels: the narrowest common phone. */
const narrowest = 360;

/** A screen width for each range between breakpoints, and the last: the first pixel of the range. */
export const storyWidths: readonly number[] = [narrowest, ...Object.values(breakpoints)];

/** The widths of every example: phone, tablet, wide screen. */
export const exampleWidths: readonly number[] = [narrowest, breakpoints.tablet, breakpoints.full];

/** The screen height for a width, in pixels. */
export const screenHeight = (width: number): number => (width < breakpoints.tablet ? 640 : 768);
