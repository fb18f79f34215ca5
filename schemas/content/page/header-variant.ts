/** The six variants of the site's header, selected by the settings or by a page. */
export const headerVariants = ['header1', 'header2', 'header3', 'header4', 'header5', 'header6'] as const;
export type HeaderVariant = (typeof headerVariants)[number];
