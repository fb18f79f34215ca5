/**
 * The widths, in pixels, at which a layout may change; each is the first width of the wider form. Media queries
 * cannot read custom properties, so style sheets repeat these numbers and `tokens.test.ts` refuses any other.
 */
export const breakpoints = { phone: 480, phablet: 576, tablet: 768, desktop: 992, wide: 1025, full: 1200 } as const;
