import { optionalText } from '../field/field.ts';

/** The heading and text above the content of a tile. `heading` tells editors what the heading is for. */
export const headingFields = (heading: string) => ({
  heading: optionalText('Heading', heading, 90),
  text: optionalText('Text', 'One or two sentences below the heading.', 260),
});
