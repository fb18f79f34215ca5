import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';

/** Below the first breakpoint, in pixels: the narrowest phone that is common. */
const narrowest = 360;

/** A width of the screen in each range between two breakpoints, and the last: the first pixel of the range. */
export const storyWidths: readonly number[] = [narrowest, ...Object.values(breakpoints)];

/** The widths at which every example is looked at: phone, tablet, wide screen. */
export const exampleWidths: readonly number[] = [narrowest, breakpoints.tablet, breakpoints.full];

/** The screen’s height, in pixels, that goes with a width. */
export const screenHeight = (width: number): number => (width < breakpoints.tablet ? 640 : 768);
