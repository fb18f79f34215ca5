import { lit, mix, shade } from './colour.ts';
import { type Random, spread } from './random.ts';
import { at, circle, dots, ellipse, line, path, place, polar, rect, ring, type Svg } from './svg.ts';

type Time = 'morning' | 'noon' | 'dusk' | 'night';
type Street = (random: Random, time: Time) => Svg;

const paving: Readonly<Record<Time, string>> = {
  morning: '#cdbfa6',
  noon: '#b9b5a4',
  dusk: '#9a7362',
  night: '#3b4648',
};

function pavement(random: Random, time: Time): Svg {
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

/** A pot of pandan or palm, its foot at the point. */
function plant(x: number, y: number, size: number, random: Random): Svg {
  const fronds = Array.from({ length: 13 }, (_, index) => {
    const [dx, dy] = polar(-165 + index * 12.5, random.between(90, 130));
    const [bx, by] = polar(-165 + index * 12.5 + (index < 6 ? 14 : -14), 70);
    return `M-5-60Q${at(bx - 6, by - 66)} ${at(dx, dy - 52)}Q${at(bx + 6, by - 58)} 5-60Z`;
  });
  return place(
    x,
    y,
    0,
    size,
    ellipse(10, 0, 54, 9, '#0003') +
      path(fronds.slice(0, 7).join(''), '#2f6b3a') +
      path(fronds.slice(7).join(''), '#5f9a48') +
      path(fronds.filter((_, index) => index % 3 === 1).join(''), '#7fb35a') +
      path('M-38-66H38L28 0H-28Z', '#9c4f30') +
      path('M-38-66H4L-2 0H-28Z', '#bf6a42') +
      rect(-42, -72, 84, 13, '#c97a50', 3),
  );
}

const lamp = (x: number, time: Time): Svg =>
  (time === 'dusk' || time === 'night' ? circle(x, 430, 74, '#ffe3a0', { opacity: 0.24 }) : '') +
  line(`M${x} 742V452`, '#1f2a28', 11) +
  line(`M${x - 24} 470h48M${x} 742h0`, '#1f2a28', 7) +
  path(`M${x - 22} 452L${x - 14} 404h28l8 48Z`, time === 'dusk' || time === 'night' ? '#ffe9b0' : '#d8dcc9', {
    stroke: '#1f2a28',
    'stroke-width': 6,
  }) +
  path(`M${x - 22} 402h44l-22-26Z`, '#1f2a28') +
  rect(x - 15, 724, 30, 22, '#1f2a28', 3);

function bicycle(x: number, tone: string): Svg {
  return place(
    x,
    728,
    0,
    1,
    ring(-58, -36, 36, '#1f2422', 6) +
      ring(58, -36, 36, '#1f2422', 6) +
      line('M-58-36L-18-92L40-92M58-36L40-100M-58-36H2L40-92M2-36L-22-100', tone, 8) +
      line('M-34-102h26M40-100q4-14 24-10', '#3a2418', 8) +
      circle(2, -36, 9, '#1f2422') +
      path('M42-96h40l-6 34H50Z', '#b98746') +
      line(
        dots([
          [50, -100],
          [60, -108],
          [70, -104],
        ]),
        '#5f9a48',
        16,
      ),
  );
}

const table = (x: number, tone: string): Svg =>
  place(
    x,
    738,
    0,
    1,
    ellipse(4, 2, 96, 8, '#0003') +
      line('M-88-40V0M-56-40V0M56-40V0M88-40V0M-90-92L-88-40H-54M90-92L88-40H54', '#22302b', 7) +
      line('M0-66V0M-26 0H26', '#22302b', 8) +
      rect(-48, -74, 96, 11, '#efe3c6', 4) +
      ellipse(-18, -79, 16, 5, '#a8c8b0') +
      rect(12, -98, 14, 24, tone, 3) +
      ellipse(19, -98, 7, 2.6, '#fff6da'),
  );

const parasol = (x: number, one: string, other: string): Svg =>
  place(
    x,
    738,
    0,
    1,
    line('M0-270V0', '#6b4a2c', 8) +
      path('M-150-210Q-130-290 0-300Q130-290 150-210Z', one) +
      path('M-90-210Q-76-290 0-300Q-30-270-36-210ZM36-210Q30-270 0-300Q76-290 90-210Z', other) +
      line('M-150-210Q-120-198-90-210T-36-210T36-210T90-210T150-210', shade(one, 0.2), 6) +
      circle(0, -302, 7, '#e2a32b'),
  );

const board = (x: number): Svg =>
  path(`M${x - 40} 742L${x - 28} 632H${x + 30}L${x + 44} 742Z`, '#5b3a22') +
  path(`M${x - 29} 728L${x - 20} 642H${x + 22}L${x + 32} 728Z`, '#1d2a26') +
  line(`M${x - 12} 662h26M${x - 14} 680h32M${x - 14} 697h24`, '#f0e4c6', 4) +
  line(`M${x - 8} 714h18`, '#e2a32b', 5);

const shelf = (random: Random, time: Time): Svg =>
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
