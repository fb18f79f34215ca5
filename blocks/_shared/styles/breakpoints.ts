/**
 * The viewport widths, in pixels, at which the layout may change; each is the minimum width of the wider layout. Media
 * queries cannot read custom properties, so style sheets repeat these numbers, and `tokens.test.ts` fails for any
 * other. The build replaces them by those of `BREAKPOINTS_PX`, here and in the style sheets
 * (`site/build/loaders/configured-breakpoints.cjs`).
 */
export const breakpoints = { phone: 480, phablet: 576, tablet: 768, desktop: 992, wide: 1025, full: 1200 } as const;

/** Media conditions for the attributes of pictures and videos. */
export const fromWide = `(min-width: ${breakpoints.wide}px)`;
export const fromTablet = `(min-width: ${breakpoints.tablet}px)`;
export const belowTablet = `(max-width: ${breakpoints.tablet - 0.02}px)`;

/**
 * The widths of a container, in rem, at which a tile or a part may change; each is the minimum width of the wider layout. Style
 * sheets repeat these numbers, and `preview/checks/style-values.test.ts` fails for any other.
 */
export const containerWidthsRem = [
  8, 13, 17, 18, 19, 20, 22, 30, 34, 36, 40, 44, 48, 50, 52, 56, 60, 62, 64, 68, 72, 76, 84,
] as const;
