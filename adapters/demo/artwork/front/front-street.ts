import { lit, mix, shade } from '../brush/colour.ts';
import { type Random, spread } from '../brush/random.ts';
import { dots, line, path, rect, type Svg } from '../brush/svg.ts';
import type { Front } from './front-facts.ts';
import { bicycle, board, lamp, parasol, plant, table } from './front-furniture.ts';

type Street = (random: Random, time: Front['time']) => Svg;

const paving: Readonly<Record<Front['time'], string>> = {
  morning: '#cdbfa6',
  noon: '#b9b5a4',
  dusk: '#9a7362',
  night: '#3b4648',
};

function pavement(random: Random, time: Front['time']): Svg {
  const tone = paving[time];
  const slabs = Array.from(
    { length: 15 },
    (_, index) => `M${index * 86 + random.whole(-8, 8)} 690L${index * 104 - 130} 752`,
  ).join('');
  return (
    rect(0, 688, 1200, 66, tone) +
    line('M0 690H1200', lit(tone, 0.4), 4) +
    line(`${slabs}M0 718H1200`, shade(tone, 0.2), 2.4) +
    rect(0, 752, 1200, 12, lit(tone, 0.2)) +
    rect(0, 762, 1200, 40, shade(tone, 0.42)) +
    line('M30 786h90M230 786h110M480 786h70M700 786h120M980 786h100', shade(tone, 0.25), 3)
  );
}

const shelf = (random: Random, time: Front['time']): Svg =>
  pavement(random, time) + plant(232, 736, 1, random) + plant(968, 736, 1, random);

const quiet: Street = (random, time) => shelf(random, time) + lamp(96, time) + board(1080) + bicycle(430, '#c63d22');

const tables: Street = (random, time) =>
  shelf(random, time) + table(380, '#c63d22') + table(790, '#e2a32b') + lamp(1120, time) + board(120);

const terrace: Street = (random, time) =>
  pavement(random, time) +
  parasol(330, '#c63d22', '#f7f1e3') +
  table(330, '#e2a32b') +
  parasol(850, '#0f3b2e', '#9dbf7e') +
  table(850, '#c63d22') +
  plant(600, 744, 0.9, random) +
  plant(60, 748, 1.1, random) +
  plant(1150, 748, 1.1, random);

const busy: Street = (random, time) =>
  shelf(random, time) +
  lamp(70, time) +
  lamp(1130, time) +
  bicycle(760, '#2e6069') +
  board(360) +
  line(
    Array.from({ length: 17 }, (_, index) => `M${index * 75} ${300 + Math.round(Math.sin(index * 1.05) * 18)}`)
      .join('')
      .replaceAll('M', 'L')
      .replace('L', 'M'),
    '#22302b',
    3,
  ) +
  line(
    dots(
      Array.from({ length: 17 }, (_, index) => [index * 75, 312 + Math.round(Math.sin(index * 1.05) * 18)] as const),
    ),
    '#ffd98a',
    18,
  );

const water =
  (tone: string): Street =>
  (random, time) => {
    const reach = mix(tone, time === 'night' ? '#0d1c22' : time === 'dusk' ? '#c9784e' : '#dbe6da', 0.3);
    const ripples = spread(random, 34, 620, 0.9)
      .map(([x, y]) => `M${Math.round(x + 600)} ${Math.round(766 + (y / 620) * 26)}h${random.whole(30, 90)}`)
      .join('');
    return (
      rect(0, 686, 1200, 42, paving[time]) +
      line('M0 690H1200', lit(paving[time], 0.4), 4) +
      rect(0, 722, 1200, 14, shade(paving[time], 0.4)) +
      rect(0, 734, 1200, 66, reach) +
      line(ripples, lit(reach, 0.45), 4, { opacity: 0.7 }) +
      line('M0 690v-46H1200v46M200 690v-46M400 690v-46M600 690v-46M800 690v-46M1000 690v-46M0 668H1200', '#22302b', 4, {
        opacity: 0.8,
      }) +
      plant(226, 722, 0.9, random) +
      plant(974, 722, 0.9, random) +
      path('M760 762Q780 792 830 792H980Q1020 790 1040 756L960 764H800Z', '#7a3f22') +
      path('M760 762L800 764H960L1040 756L1032 768Q900 778 764 770Z', '#d8a45a') +
      line('M900 762V690', '#5b3a22', 5)
    );
  };

const river = water('#4f7f78');

const quay = water('#3b6a84');

/** Big trees in planters and benches: a mall or a square. */
const square: Street = (random, time) => {
  const tree = (x: number): Svg =>
    rect(x - 60, 690, 120, 54, '#6d6a62', 6) +
    rect(x - 60, 690, 56, 54, '#8a867b', 6) +
    line(`M${x} 692V560`, '#6b4a2c', 14) +
    line(dots(spread(random, 9, 56, 0.4).map(([dx, dy]) => [x + dx, 520 + dy * 0.8] as const)), '#3f7a42', 62) +
    line(dots(spread(random, 9, 50, 0.4).map(([dx, dy]) => [x - 8 + dx, 508 + dy * 0.8] as const)), '#6fa552', 34);
  return (
    pavement(random, time) +
    tree(90) +
    tree(1110) +
    plant(300, 738, 0.9, random) +
    plant(900, 738, 0.9, random) +
    rect(470, 704, 260, 14, '#a86a3a', 4) +
    rect(470, 682, 260, 10, '#c9854a', 4) +
    line('M500 744V704M700 744V704', '#22302b', 9)
  );
};

export const streets = { quiet, tables, terrace, busy, river, quay, square } as const satisfies Record<string, Street>;

export type StreetName = keyof typeof streets;
