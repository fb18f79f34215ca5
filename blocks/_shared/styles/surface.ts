import { type Colour, type ColourToken, toColourToken } from '#schemas/content/tile/colour.ts';

/** The two surfaces that cards alternate between on each background. The accent surface is left to booking. */
const cardSurfaces: Readonly<Record<ColourToken, readonly [ColourToken, ColourToken]>> = {
  paper: ['primary', 'highlight'],
  white: ['primary', 'highlight'],
  quiet: ['white', 'primary'],
  highlight: ['primary', 'white'],
  accent: ['white', 'secondary'],
  primary: ['highlight', 'quiet'],
  secondary: ['highlight', 'quiet'],
};

/** Returns the surface of the card at `index` on a tile with this background. It never equals the background. */
export function surfaceAt(index: number, background: Colour | undefined): ColourToken {
  const token = background ? toColourToken(background) : undefined;
  return cardSurfaces[token ?? 'paper'][index % 2 === 0 ? 0 : 1];
}
