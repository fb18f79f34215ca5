import { lit, mix, shade } from '../brush/colour.ts';
import { type Random, spread } from '../brush/random.ts';
import { dots, line, path, rect, type Svg } from '../brush/svg.ts';
import { evening, left, right, width } from './front-facts.ts';
import { bicycle, board, lamp, parasol, plant, table } from './front-furniture.ts';

type Street = (random: Random) => Svg;

/** Repeats a part of a path along the street, in steps that fit a house, so that it goes on in front of the next one. */
const repeat = (steps: number, part: (x: number) => string): string => {
  const step = (right - left) / steps;
  const from = -Math.ceil(left / step);
  const to = Math.ceil((width - left) / step);
  return Array.from({ length: to - from + 1 }, (_, index) => part(Math.round(left + (from + index) * step))).join('');
};

/** The slabs before the house, the kerb, and below it the road or water. */
const pavement = (below: Svg): Svg =>
  below +
  rect(0, 688, width, 66, evening.paving) +
  line(`M0 690H${width}`, lit(evening.paving, 0.4), 4) +
  line(`${repeat(10, (x) => `M${x} 690l-12 62`)}M0 718H${width}`, shade(evening.paving, 0.2), 2.4) +
  rect(0, 752, width, 12, lit(evening.paving, 0.2));

const road =
  rect(0, 762, width, 40, mix(evening.paving, evening.shade, 0.6)) +
  line(
    repeat(5, (x) => `M${x + 42} 786h80`),
    mix(evening.paving, evening.shade, 0.3),
    3,
  );

const shelf = (random: Random): Svg => pavement(road) + pots(random);

const pots = (random: Random): Svg => plant(300, 740, 0.85, random) + plant(900, 740, 0.85, random);

const quiet: Street = (random) => shelf(random) + lamp(96) + board(1080) + bicycle(520, '#c63d22');

const tables: Street = (random) =>
  shelf(random) + table(500, '#c63d22') + table(700, '#e2a32b') + lamp(1120) + board(120);

const terrace: Street = (random) =>
  pavement(road) +
  parasol(400, '#c63d22', '#f7f1e3') +
  table(400, '#e2a32b') +
  parasol(800, '#0f3b2e', '#9dbf7e') +
  table(800, '#c63d22') +
  plant(600, 744, 0.9, random) +
  plant(60, 748, 1.1, random) +
  plant(1140, 748, 1.1, random);

/** Strings of lights hang in three swags from wall to wall. */
const swagAt = (x: number): number =>
  296 + Math.round(Math.abs(Math.sin(((x - left) / (right - left)) * 3 * Math.PI)) * 30);

const busy: Street = (random) =>
  shelf(random) +
  lamp(70) +
  lamp(1130) +
  bicycle(700, '#2e6069') +
  board(480) +
  line(repeat(24, (x) => `L${x} ${swagAt(x)}`).replace('L', 'M'), '#22302b', 3) +
  line(
    repeat(24, (x) => `M${x} ${swagAt(x) + 12}h0`),
    '#ffd98a',
    18,
  );

const water =
  (tone: string): Street =>
  (random) => {
    const reach = mix(tone, '#14242c', 0.35);
    const ripples = spread(random, 34, 620, 0.9)
      .map(([x, y]) => `M${Math.round(x + 600)} ${Math.round(780 + (y / 620) * 14)}h${random.whole(30, 90)}`)
      .join('');
    return (
      pavement(rect(0, 762, width, 40, reach) + line(ripples, lit(reach, 0.35), 3, { opacity: 0.7 })) +
      pots(random) +
      line(`M0 712H${width}M0 734H${width}${repeat(4, (x) => `M${x} 712v44`)}`, '#22302b', 4, { opacity: 0.8 }) +
      path('M620 768Q640 798 690 798H840Q880 796 900 762L820 770H660Z', '#7a3f22') +
      path('M620 768L660 770H820L900 762L892 774Q760 784 624 776Z', '#d8a45a') +
      line('M760 768V706', '#5b3a22', 5)
    );
  };

const river = water('#4f7f78');

const quay = water('#3b6a84');

/** Big trees in planters and benches: a mall or a square. */
const square: Street = (random) => {
  const tree = (x: number): Svg =>
    rect(x - 60, 690, 120, 54, '#6d6a62', 6) +
    rect(x - 60, 690, 56, 54, '#8a867b', 6) +
    line(`M${x} 692V560`, '#6b4a2c', 14) +
    line(dots(spread(random, 9, 56, 0.4).map(([dx, dy]) => [x + dx, 520 + dy * 0.8] as const)), '#3f7a42', 62) +
    line(dots(spread(random, 9, 50, 0.4).map(([dx, dy]) => [x - 8 + dx, 508 + dy * 0.8] as const)), '#6fa552', 34);
  return (
    pavement(road) +
    tree(90) +
    tree(1110) +
    pots(random) +
    rect(470, 704, 260, 14, '#a86a3a', 4) +
    rect(470, 682, 260, 10, '#c9854a', 4) +
    line('M500 744V704M700 744V704', '#22302b', 9)
  );
};

export const streets = { quiet, tables, terrace, busy, river, quay, square } as const satisfies Record<string, Street>;

export type StreetName = keyof typeof streets;
