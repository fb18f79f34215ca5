import { type Colour, type ColourToken, toColourToken } from '#schemas/content/tile/colour.ts';

/** The order of surfaces for cards. Neighbours always differ. */
const surfaceOrder = [
  'primary',
  'highlight',
  'quiet',
  'accent',
  'secondary',
  'white',
] as const satisfies readonly ColourToken[];

/** Returns the surface of the card at `index` on a tile with this background. It never equals the background. */
export function surfaceAt(index: number, background: Colour | undefined): ColourToken {
  const token = background ? toColourToken(background) : 'paper';
  const others = surfaceOrder.filter((name) => name !== token);
  return others[index % others.length] ?? 'primary';
}
