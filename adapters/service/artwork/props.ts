import { brushFor, rod } from './brush.ts';
import { brass, dusk, ink, lit, mix, shade } from './colour.ts';
import { parts } from './parts.ts';
import { type Random, spread } from './random.ts';
import { arc, at, circle, ellipse, group, line, path, place, rect, ring, type Svg } from './svg.ts';
import { vessels } from './vessels.ts';

/** Things that lie beside the food, in pixels around the origin, for tables 720 to 900 high. */
type Prop = (random: Random, colour?: string) => Svg;

/** Two chopsticks, 420 long, upright. */
const chopsticks: Prop = (random, colour = '#3b2016') => {
  const stick = (x: number, lean: number): Svg =>
    place(
      x,
      0,
      90 + lean,
      1,
      rod(brushFor(random, 90 + lean), 'M-210 0H210', colour, 11) +
        line('M110 0H206', mix(colour, '#c63d22', 0.7), 11) +
        line('M110 0h3M120 0h3', '#e2a32b', 11, { 'stroke-linecap': 'butt' }),
    );
  return stick(-13, 1.6) + stick(13, -1);
};

/** A brass spoon, 330 long, its bowl above. */
const spoon: Prop = (random, colour = brass) => {
  const brush = brushFor(random, 0);
  return (
    rod(brush, 'M0-60L0 190', colour, 12) +
    ellipse(6, -106, 44, 62, dusk) +
    ellipse(0, -112, 44, 62, shade(colour, 0.35)) +
    ellipse(-1, -113, 40, 58, colour) +
    ellipse(5, -104, 27, 42, shade(colour, 0.2)) +
    ellipse(-13, -130, 9, 22, lit(colour, 0.8), { transform: 'rotate(14 -13 -130)', opacity: 0.9 })
  );
};

/** A brass fork, 330 long. */
const fork: Prop = (random, colour = brass) => {
  const brush = brushFor(random, 0);
  return (
    rod(brush, 'M0-40L0 190', colour, 12) +
    rod(brush, 'M-26-170V-96Q-26-52 0-50Q26-52 26-96V-170M-9-170V-84M9-170V-84', colour, 9)
  );
};

/** A folded napkin with stripes, 260 by 360. */
const napkin: Prop = (_, colour = '#f3ead6') => {
  const stripe = mix(colour, '#c63d22', 0.75);
  return (
    rect(-116, -164, 260, 360, ink, 8, { opacity: 0.24 }) +
    rect(-130, -180, 260, 360, shade(colour, 0.15), 8) +
    rect(-130, -180, 256, 354, colour, 8) +
    line('M-108-178V172M-96-178V172M108-178V172M96-178V172', stripe, 5) +
    line('M-84-178V172M84-178V172', stripe, 2) +
    line('M-130 60Q0 66 126 60', shade(colour, 0.2), 3) +
    line('M-40-176Q-30 0-44 170M30-176Q42 0 26 170', shade(colour, 0.12), 6, { opacity: 0.6 }) +
    line('M-126-176V168', '#ffffff', 3, { opacity: 0.7 })
  );
};

/** A round cup of tea, radius 82. */
const tea: Prop = (random, colour = '#dfe8dc') =>
  place(
    0,
    0,
    0,
    0.82,
    vessels.bowl(random, colour) +
      circle(3, 3, 84, '#7a4a16') +
      circle(8, 8, 76, '#b9781f') +
      circle(16, 18, 50, '#d39a3c') +
      line(arc(0, 0, 72, 196, 262), '#fff1cb', 5, { opacity: 0.7 }),
  );

/** A glass of water with ice, radius 82. */
const water: Prop = (random) =>
  place(
    0,
    0,
    0,
    0.8,
    circle(18, 22, 92, dusk) +
      circle(0, 0, 92, '#e4f0ec', { opacity: 0.55 }) +
      ring(0, 0, 89, '#ffffff', 4, { opacity: 0.85 }) +
      circle(0, 0, 78, '#bcd8d2', { opacity: 0.6 }) +
      place(-24, -8, 12, 1, parts.ice(brushFor(random, 12))) +
      place(24, 22, 50, 0.9, parts.ice(brushFor(random, 50))) +
      place(26, -28, 20, 1.5, parts.limeWheel(brushFor(random, 20))) +
      line(arc(0, 0, 84, 190, 265), '#ffffff', 5),
  );

/** A bowl of something small: sauce, nuts, chillies, limes. */
const small =
  (content: (random: Random) => Svg): Prop =>
  (random, colour = '#eef0e6') =>
    place(0, 0, 0, 0.84, vessels.paintedBowl(random, colour) + content(random));

const many = (random: Random, count: number, reach: number, size: number, draw: (turn: number) => Svg): Svg =>
  spread(random, count, reach)
    .map(([x, y]) => {
      const turn = random.between(0, 360);
      return place(x, y, turn, size, draw(turn));
    })
    .join('');

const limes = small((random) => many(random, 6, 48, 1.7, (turn) => parts.limeWedge(brushFor(random, turn))));
const chillies = small(
  (random) =>
    circle(2, 2, 86, '#5a2a14') +
    circle(5, 5, 78, '#8f4a1c') +
    many(random, 8, 54, 2.6, (turn) => parts.chilliRing(brushFor(random, turn))),
);
const nuts = small((random) => many(random, 5, 44, 2.1, (turn) => parts.peanuts(brushFor(random, turn))));
const sambalBowl = small((random) => parts.curry(brushFor(random), '#a82814'));
const peanutSauce = small(
  (random) =>
    parts.curry(brushFor(random), '#b5742e') +
    many(random, 3, 40, 1.4, (turn) => parts.crushedPeanuts(brushFor(random, turn))),
);
const herbs = small(
  (random) =>
    many(random, 7, 50, 2.4, (turn) => parts.basil(brushFor(random, turn))) +
    many(random, 1, 30, 2.2, (turn) => parts.coriander(brushFor(random, turn))),
);
const riceBowl = small(
  (random) =>
    place(0, 0, 0, 1.85, parts.rice(brushFor(random))) +
    place(4, -6, 20, 0.9, parts.sesame(brushFor(random), '#2b2420')),
);

/** The corner of a great banana leaf, 560 long. */
const frond: Prop = (random, colour = '#356f3c') => {
  const veins = Array.from({ length: 22 }, (_, index) => {
    const x = index * 24 - 260;
    const reach = Math.round(random.between(118, 124) * (1 - (Math.abs(x + 6) / 300) ** 2.4));
    return `M${x} 0q16-${reach >> 1} 30-${reach}M${x} 0q16 ${reach >> 1} 30 ${reach}`;
  }).join('');
  const d = 'M-290 10C-210-110-60-150 100-132C220-116 270-60 300 0C250 76 160 130 20 134C-120 134-230 90-290 10Z';
  return (
    path(d, dusk, { transform: 'translate(18 22)' }) +
    path(d, shade(colour, 0.2)) +
    path('M-290 8C-210-110-60-150 100-132C220-116 270-60 300 0Z', colour) +
    line(veins, shade(colour, 0.35), 3, { opacity: 0.6 }) +
    line(veins, lit(colour, 0.25), 1.6, { opacity: 0.5, transform: 'translate(6 0)' }) +
    line('M-320 14Q0-12 300 0', '#a9c878', 8) +
    line('M-320 11Q0-15 300-3', '#dcebb0', 2.4)
  );
};

/** A sprig of pandan: long, narrow leaves from one point, 420 long. */
const pandanSprig: Prop = (random) =>
  [-26, -13, -2, 9, 22]
    .map((turn, index) => {
      const tone = index % 2 ? '#2f6b3a' : '#4a8a48';
      const length = random.between(340, 430);
      const d = `M0-9Q${at(length * 0.6, -24)} ${at(length, 0)}Q${at(length * 0.6, 20)} 0 9Z`;
      return place(
        -200,
        0,
        turn,
        1,
        path(d, dusk, { transform: 'translate(6 9)' }) +
          path(d, shade(tone, 0.15)) +
          path(`M0-9Q${at(length * 0.6, -24)} ${at(length, 0)}Q${at(length * 0.5, -3)} 0 0Z`, lit(tone, 0.12)) +
          line(`M0 0Q${at(length * 0.5, -3)} ${at(length - 8, 0)}`, '#a9cf78', 2),
      );
    })
    .join('') + place(-192, 0, 90, 1, line('M-18 0H18', '#d8b36c', 9) + line('M-18 5H18', '#9c7232', 2));

const loose =
  (draw: (random: Random, turn: number) => Svg, count: number, reach: number, size: number): Prop =>
  (random) =>
    many(random, count, reach, size, (turn) => draw(random, turn));

const looseBasil = loose((random, turn) => parts.basil(brushFor(random, turn)), 4, 46, 2);
const looseChillies = loose(
  (random, turn) => parts.chilliWhole(brushFor(random, turn), random.pick(['#d2311f', '#4f8a3c'])),
  3,
  52,
  2.4,
);
const loosePeanuts = loose((random, turn) => parts.peanuts(brushFor(random, turn)), 2, 30, 1.8);
const looseLime = loose((random, turn) => parts.limeWedge(brushFor(random, turn)), 2, 44, 2.8);
const looseSpice = loose(
  (random, turn) => (turn > 180 ? parts.starAnise(brushFor(random)) : parts.cinnamon(brushFor(random, turn))),
  4,
  62,
  2.3,
);
const looseLemongrass = loose((random, turn) => parts.lemongrass(brushFor(random, turn)), 2, 30, 3);
const looseShallots = loose((random, turn) => parts.onion(brushFor(random, turn)), 4, 54, 2.6);
const looseFlower = loose((random, turn) => parts.orchid(brushFor(random, turn)), 2, 56, 2);
const looseMakrut = loose((random, turn) => parts.makrut(brushFor(random, turn)), 3, 56, 2.2);

const cleaver: Prop = (random) =>
  group(
    rod(brushFor(random), 'M0 60V200', '#5a2f1a', 34) +
      path('M-62-190H40Q52-190 52-178V52H-40Q-62 20-62-30Z', dusk, { transform: 'translate(14 18)' }) +
      path('M-62-190H40Q52-190 52-178V52H-40Q-62 20-62-30Z', '#8f979a') +
      path('M-62-190H40Q46-190 46-180V46H-36Q-56 16-56-30Z', '#c3cacb') +
      path('M-62-190H-30V30Q-62 0-62-30Z', '#e9eeec') +
      line('M-20-176L-34 10', '#ffffff', 5, { opacity: 0.7 }) +
      circle(24, -160, 10, '#3a3f3f') +
      circle(0, 100, 5, brass) +
      circle(0, 160, 5, brass),
  );

export const props = {
  chopsticks,
  spoon,
  fork,
  napkin,
  tea,
  water,
  limes,
  chillies,
  nuts,
  sambalBowl,
  peanutSauce,
  herbs,
  riceBowl,
  frond,
  pandanSprig,
  looseBasil,
  looseChillies,
  loosePeanuts,
  looseLime,
  looseSpice,
  looseLemongrass,
  looseShallots,
  looseFlower,
  looseMakrut,
  cleaver,
} as const satisfies Record<string, Prop>;

export type PropName = keyof typeof props;

/** A prop somewhere on the table. */
export const propAt = (
  name: PropName,
  random: Random,
  x: number,
  y: number,
  turn = 0,
  size = 1,
  colour?: string,
): Svg => place(x, y, turn, size, props[name](random, colour));
