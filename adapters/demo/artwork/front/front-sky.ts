import { lit, mix, shade } from '../brush/colour.ts';
import type { Random } from '../brush/random.ts';
import { at, dots, line, rect, type Svg } from '../brush/svg.ts';
import { evening, type Front, ground, left, right, width } from './front-facts.ts';

/** The colours of the sky from the zenith down to the roofs. */
const skyColours = ['#17343f', '#2f5a62', '#6f7f78', '#cf9a70', '#f0be82'] as const;

/** How high a band of one colour is. */
const bandHeight = 34;

/**
 * The sky after sunset: the same bands for every front, so that it goes on above a row of houses. Clouds end before the
 * edges of the house.
 */
export function sky(random: Random): Svg {
  const bands = Array.from({ length: 9 }, (_, index) =>
    rect(0, index * bandHeight, width, 800 - index * bandHeight, skyColour(index / 8)),
  );
  const stars = Array.from({ length: 26 }, () => [random.between(0, width), random.between(4, 150)] as const);
  const clouds = [0, 1].map(() => {
    const x = random.between(left + 30, right - 270);
    const y = random.between(70, 190);
    return line(
      `M${at(x, y)}h${random.whole(90, 190)}M${at(x + 30, y + 22)}h${random.whole(60, 120)}`,
      lit(skyColour(0.6), 0.2),
      15,
      { opacity: 0.45 },
    );
  });
  return bands.join('') + line(dots(stars), '#f6e7c0', 2.6, { opacity: 0.8 }) + clouds.join('');
}

function skyColour(share: number): string {
  const position = share * (skyColours.length - 1);
  const [from = skyColours[0], to = from] = skyColours.slice(Math.floor(position));
  return mix(from, to, position % 1);
}

/** The houses on both sides, cropped by the edges. */
export function neighbours({ wall }: Front, random: Random): Svg {
  const tone = (share: number): string => mix(shade(wall, 0.3), evening.shade, share);
  const side = (x: number, wide: number, top: number, colour: string): Svg => {
    const windows = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) =>
        rect(
          x + 24 + column * 84,
          top + 50 + row * 130,
          50,
          82,
          random.next() < 0.5 ? '#eec272' : shade(colour, 0.3),
          2,
          { stroke: lit(colour, 0.2), 'stroke-width': 5 },
        ),
      ),
    );
    return (
      rect(x, top, wide, ground - top, colour) +
      rect(x - 8, top - 14, wide + 16, 18, lit(colour, 0.15)) +
      windows.join('') +
      rect(x + 16, ground - 170, wide - 32, 170, shade(colour, 0.35)) +
      rect(x + 30, ground - 150, wide - 60, 110, lit(colour, 0.18))
    );
  };
  return (
    side(-10, 196, random.between(230, 330), tone(0.4)) + side(right + 4, 200, random.between(210, 330), tone(0.6))
  );
}
