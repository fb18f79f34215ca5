import { type Colour, type ColourToken, tokenOf } from '#schemas/content/tile/colour.ts';

/** The order in which small tiles take their colours; neighbours always differ. */
const order = [
  'primary',
  'highlight',
  'quiet',
  'accent',
  'secondary',
  'white',
] as const satisfies readonly ColourToken[];

/** The surface of the small tile at `index` on a tile of colour `ground`: never the ground's own. */
export function surfaceAt(index: number, ground: Colour | undefined): ColourToken {
  const token = ground ? tokenOf(ground) : 'paper';
  const others = order.filter((name) => name !== token);
  return others[index % others.length] ?? 'primary';
}
