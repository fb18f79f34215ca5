/** The six variants of the site's header, selected by the settings or by a page. */
export const headerVariants = ['header1', 'header2', 'header3', 'header4', 'header5', 'header6'] as const;
export type HeaderVariant = (typeof headerVariants)[number];

/** What each variant looks like, for editors. */
export const headerVariantTitles: Readonly<Record<HeaderVariant, string>> = {
  header1: 'Coloured bar, see-through over a dark first tile',
  header2: 'Paper bar with the logo in the middle, a batik strip below',
  header3: 'Coloured bar below a row with the name in large letters',
  header4: 'White bar with round ends that floats over the page',
  header5: 'No bar: logo and menu in the left corner, booking in the right',
  header6: 'Dark bar with large letters, a batik strip below',
};
