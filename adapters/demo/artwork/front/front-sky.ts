import { lit, mix, shade } from '../brush/colour.ts';
import type { Random } from '../brush/random.ts';
import { at, circle, dots, line, rect, type Svg } from '../brush/svg.ts';
import { dark, type Front, ground, right, width } from './front-facts.ts';

const skies = {
  morning: ['#f3d9b8', '#f8ead0'],
  noon: ['#a9cbd0', '#dbe6da'],
  dusk: ['#d9805a', '#f2bf7c'],
  night: ['#14242c', '#27454d'],
} as const;

/** Sky, sun or moon, clouds or stars. */
export function sky(time: Front['time'], random: Random): Svg {
  const [high, low] = skies[time];
  const bands = [0, 1, 2, 3].map((index) => rect(0, 130 + index * 130, width, 700, mix(high, low, (index + 1) / 4)));
  const sun =
    time === 'night'
      ? circle(930, 110, 38, '#f6e7c0') + circle(946, 100, 34, high)
      : circle(230, time === 'dusk' ? 300 : 130, 62, lit(low, 0.6));
  const stars = Array.from({ length: 30 }, () => [random.between(0, width), random.between(0, 320)] as const);
  const clouds = [0, 1, 2].map(() => {
    const x = random.between(60, 1100);
    const y = random.between(60, 220);
    return line(
      `M${at(x, y)}h${random.whole(90, 190)}M${at(x + 30, y + 22)}h${random.whole(60, 120)}`,
      lit(low, 0.5),
      17,
      { opacity: 0.7 },
    );
  });
  return (
    rect(0, 0, width, 800, high) +
    bands.join('') +
    sun +
    (time === 'night' ? line(dots(stars), '#f6e7c0', 2.6, { opacity: 0.8 }) : clouds.join(''))
  );
}

/** The houses on both sides, cropped by the edges. */
export function neighbours({ wall, time }: Front, random: Random): Svg {
  const tone = (share: number): string => mix(shade(wall, 0.3), time === 'night' ? '#14242c' : '#8a7a6c', share);
  const side = (x: number, wide: number, top: number, colour: string): Svg => {
    const windows = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) =>
        rect(
          x + 24 + column * 84,
          top + 50 + row * 130,
          50,
          82,
          random.next() < (dark(time) ? 0.5 : 0.1) ? '#eec272' : shade(colour, 0.3),
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
