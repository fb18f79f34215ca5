import { leaf, lit, mix, paper, shade, turmeric } from './colour.ts';
import { type BackdropName, backdrops } from './front-backdrop.ts';
import { type StreetName, streets } from './front-street.ts';
import { createRandom, type Random } from './random.ts';
import { at, circle, dots, ellipse, line, path, picture, rect, type Svg } from './svg.ts';

/** What is known of a restaurant's house and street. */
export interface Front {
  readonly time: 'morning' | 'noon' | 'dusk' | 'night';
  readonly wall: string;
  readonly texture: 'brick' | 'ashlar' | 'stucco' | 'boards' | 'panels' | 'tiles' | 'glass';
  /** Colour of the shopfront's joinery. */
  readonly joinery: string;
  readonly storeys: 1 | 2 | 3;
  readonly bays: 3 | 4 | 5;
  readonly opening: 'arch' | 'square' | 'headstone' | 'round';
  readonly window: 'sash' | 'arch' | 'grid' | 'oriel' | 'strip';
  readonly roof: 'parapet' | 'gable' | 'mansard' | 'flat' | 'sawtooth' | 'curve';
  readonly awning?: readonly [string, string];
  readonly backdrop: BackdropName;
  readonly street: StreetName;
}

const width = 1200;
const ground = 690;
const left = 190;
const right = 1010;

const skies = {
  morning: ['#f3d9b8', '#f8ead0'],
  noon: ['#a9cbd0', '#dbe6da'],
  dusk: ['#d9805a', '#f2bf7c'],
  night: ['#14242c', '#27454d'],
} as const;

const dark = (time: Front['time']): boolean => time === 'dusk' || time === 'night';

function sky(time: Front['time'], random: Random): Svg {
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

function texture(
  { texture: kind, wall }: Front,
  x: number,
  y: number,
  wide: number,
  high: number,
  random: Random,
): Svg {
  const dim = shade(wall, 0.16);
  const rows = (step: number): readonly number[] =>
    Array.from({ length: Math.floor(high / step) }, (_, index) => y + (index + 1) * step);
  const courses = (step: number): string =>
    rows(step)
      .map((top) => `M${x} ${top}h${wide}`)
      .join('');
  const flat = { 'stroke-linecap': 'butt' } as const;
  switch (kind) {
    case 'brick': {
      const blotches = Array.from({ length: 34 }, () =>
        rect(
          x + random.whole(0, wide / 26 - 1) * 26,
          y + random.whole(0, high / 12 - 1) * 12,
          24,
          11,
          random.pick([lit(wall, 0.18), shade(wall, 0.2)]),
        ),
      );
      return (
        blotches.join('') +
        line(courses(12), dim, 1.4) +
        line(
          rows(24)
            .map((top) => `M${x} ${top - 18}h${wide}`)
            .join(''),
          dim,
          11,
          { ...flat, 'stroke-dasharray': '1.4 24.6', opacity: 0.8 },
        )
      );
    }
    case 'ashlar':
      return (
        line(courses(34), dim, 2) +
        line(
          rows(68)
            .map((top) => `M${x} ${top - 51}h${wide}`)
            .join(''),
          dim,
          33,
          { ...flat, 'stroke-dasharray': '2 76' },
        ) +
        line(
          rows(68)
            .map((top) => `M${x + 39} ${top - 17}h${wide - 39}`)
            .join(''),
          dim,
          33,
          { ...flat, 'stroke-dasharray': '2 76' },
        )
      );
    case 'boards':
      return line(courses(17), dim, 2.6) + line(courses(17), lit(wall, 0.3), 1.4, { transform: 'translate(0 3)' });
    case 'panels':
      return (
        line(courses(86), dim, 3) +
        line(
          Array.from({ length: Math.floor(wide / 82) }, (_, index) => `M${x + (index + 1) * 82} ${y}v${high}`).join(''),
          dim,
          3,
        )
      );
    case 'tiles':
      return (
        line(courses(26), lit(wall, 0.25), 1.6) +
        line(
          Array.from({ length: Math.floor(wide / 26) }, (_, index) => `M${x + index * 26} ${y}v${high}`).join(''),
          dim,
          1.6,
        ) +
        line(
          dots(
            Array.from(
              { length: 40 },
              () =>
                [x + random.whole(0, wide / 26 - 1) * 26 + 13, y + random.whole(0, high / 26 - 1) * 26 + 13] as const,
            ),
          ),
          lit(wall, 0.5),
          5,
        )
      );
    case 'glass':
      return (
        line(
          Array.from({ length: 12 }, (_, index) => `M${x + index * (wide / 12)} ${y}v${high}`).join(''),
          shade(wall, 0.35),
          4,
        ) +
        line(courses(62), shade(wall, 0.35), 3) +
        path(`M${x} ${y + high * 0.7}L${x + wide * 0.5} ${y}h${wide * 0.2}L${x} ${y + high}Z`, '#fff', {
          opacity: 0.16,
        })
      );
    case 'stucco':
      return line(
        dots(Array.from({ length: 70 }, () => [random.between(x, x + wide), random.between(y, y + high)] as const)),
        dim,
        3,
        { opacity: 0.5 },
      );
  }
}

const outline = (
  kind: Front['opening'] | Front['window'],
  x: number,
  y: number,
  wide: number,
  high: number,
): string => {
  const radius = wide / 2;
  if (kind === 'arch' || kind === 'headstone')
    return `M${x} ${y + high}V${y + radius}A${radius} ${kind === 'arch' ? radius : radius * 1.25} 0 0 1 ${x + wide} ${y + radius}V${y + high}Z`;
  if (kind === 'round')
    return `M${x} ${y + high}V${y + 34}Q${x} ${y} ${x + 34} ${y}H${x + wide - 34}Q${x + wide} ${y} ${x + wide} ${y + 34}V${y + high}Z`;
  return `M${x} ${y + high}V${y}H${x + wide}V${y + high}Z`;
};

/** An upper window: frame, panes, blind or lamp, sill and now and then a box of flowers. */
function upperWindow(front: Front, x: number, y: number, wide: number, high: number, random: Random): Svg {
  const glowing = random.next() < (dark(front.time) ? 0.7 : 0.15);
  const glass = glowing ? '#f8cf7a' : dark(front.time) ? '#2b4148' : '#7f9ea0';
  const d = outline(front.window, x, y, wide, high);
  const bars =
    front.window === 'grid'
      ? `M${x + wide / 3} ${y}v${high}M${x + (wide * 2) / 3} ${y}v${high}M${x} ${y + high / 3}h${wide}M${x} ${y + (high * 2) / 3}h${wide}`
      : front.window === 'strip'
        ? `M${x + wide / 2} ${y}v${high}`
        : `M${x + wide / 2} ${y + (front.window === 'arch' ? 2 : 0)}V${y + high}M${x} ${y + high * 0.52}h${wide}`;
  const inside =
    random.next() < 0.5
      ? rect(
          x + 4,
          y + (front.window === 'arch' ? wide * 0.4 : 4),
          wide - 8,
          high * random.between(0.14, 0.34),
          lit(glass, 0.45),
        )
      : line(
          `M${x + 8} ${y + high - 8}v-${Math.round(high * 0.55)}M${x + wide - 8} ${y + high - 8}v-${Math.round(high * 0.55)}`,
          lit(glass, 0.35),
          9,
        );
  const box =
    random.next() < 0.45
      ? rect(x - 4, y + high - 4, wide + 8, 16, shade(front.joinery, 0.1), 2) +
        line(
          dots(
            Array.from(
              { length: 9 },
              (_, index) => [x + (index * wide) / 8, y + high - 8 - random.between(0, 9)] as const,
            ),
          ),
          random.pick(['#4f8a3c', '#7fae46']),
          15,
        ) +
        line(
          dots(
            Array.from(
              { length: 5 },
              (_, index) => [x + 6 + (index * wide) / 5, y + high - 14 - random.between(0, 8)] as const,
            ),
          ),
          random.pick(['#c63d22', '#e2a32b', '#f7f1e3']),
          7,
        )
      : '';
  return (
    path(d, glass, { stroke: shade(front.wall, 0.4), 'stroke-width': 12 }) +
    inside +
    path(
      `M${x + 4} ${y + high * 0.7}L${x + wide * 0.55} ${y + 4}h${Math.round(wide * 0.2)}L${x + 4} ${y + high - 6}Z`,
      '#fff',
      { opacity: 0.16 },
    ) +
    line(bars, lit(front.wall, 0.7), 4, { 'stroke-linecap': 'butt' }) +
    path(d, 'none', { stroke: lit(front.wall, 0.65), 'stroke-width': 6 }) +
    rect(x - 9, y + high + 2, wide + 18, 8, lit(front.wall, 0.4)) +
    box
  );
}

function roof({ roof: kind, wall }: Front, top: number, random: Random): Svg {
  const slate = mix('#3e464a', wall, 0.15);
  const chimney = (x: number): Svg =>
    rect(x, top - 120, 54, 130, shade(wall, 0.2)) +
    rect(x - 5, top - 124, 64, 12, shade(wall, 0.35)) +
    rect(x + 8, top - 146, 13, 24, '#b5603a') +
    rect(x + 32, top - 146, 13, 24, '#b5603a');
  const courses = (from: number): string =>
    Array.from({ length: 5 }, (_, index) => `M${left - 20} ${from + index * 18}H${right + 20}`).join('');
  switch (kind) {
    case 'parapet':
      return (
        chimney(random.pick([250, 300])) +
        chimney(890) +
        rect(left - 14, top - 26, right - left + 28, 30, lit(wall, 0.25)) +
        rect(left - 22, top - 34, right - left + 44, 12, lit(wall, 0.45)) +
        line(`M${left} ${top - 4}H${right}`, shade(wall, 0.3), 5, {
          'stroke-dasharray': '12 12',
          'stroke-linecap': 'butt',
        })
      );
    case 'gable':
      return (
        chimney(330) +
        path(
          `M${left - 34} ${top + 4}L${(left + right) / 2} ${top - 170}L${right + 34} ${top + 4}Z`,
          shade(slate, 0.2),
        ) +
        path(`M${left} ${top + 4}L${(left + right) / 2} ${top - 142}L${right} ${top + 4}Z`, wall) +
        circle((left + right) / 2, top - 56, 36, '#f8cf7a', { stroke: lit(wall, 0.6), 'stroke-width': 8 }) +
        line(`M${(left + right) / 2 - 34} ${top - 56}h68M${(left + right) / 2} ${top - 90}v68`, lit(wall, 0.6), 5)
      );
    case 'mansard': {
      const dormers = [340, 560, 780].map(
        (x) =>
          path(
            `M${x} ${top - 14}V${top - 74}L${x + 42} ${top - 104}L${x + 84} ${top - 74}V${top - 14}Z`,
            lit(wall, 0.4),
          ) +
          rect(x + 16, top - 72, 52, 58, random.next() < 0.6 ? '#f8cf7a' : '#5f7f84') +
          line(`M${x + 42} ${top - 72}v58M${x + 16} ${top - 44}h52`, lit(wall, 0.6), 4),
      );
      return (
        chimney(240) +
        chimney(900) +
        path(`M${left - 10} ${top + 2}L${left + 34} ${top - 122}H${right - 34}L${right + 10} ${top + 2}Z`, slate) +
        line(courses(top - 96), shade(slate, 0.35), 2, { opacity: 0.5, transform: `translate(0 0)` }) +
        dormers.join('') +
        rect(left - 18, top - 8, right - left + 36, 16, lit(wall, 0.4))
      );
    }
    case 'sawtooth':
      return [0, 1, 2, 3]
        .map(
          (index) =>
            path(
              `M${left + index * 205} ${top + 4}V${top - 96}L${left + (index + 1) * 205} ${top + 4}Z`,
              shade(wall, 0.12),
            ) +
            path(
              `M${left + index * 205 + 10} ${top - 6}V${top - 72}L${left + index * 205 + 128} ${top - 6}Z`,
              '#f3cf86',
              { stroke: shade(wall, 0.4), 'stroke-width': 5 },
            ),
        )
        .join('');
    case 'curve':
      return (
        path(`M${left - 20} ${top + 6}Q${(left + right) / 2} ${top - 150} ${right + 20} ${top + 6}Z`, lit(wall, 0.15)) +
        line(`M${left - 14} ${top - 2}Q${(left + right) / 2} ${top - 144} ${right + 14} ${top - 2}`, lit(wall, 0.6), 8)
      );
    case 'flat':
      return (
        rect(left - 26, top - 16, right - left + 52, 24, shade(wall, 0.35)) +
        rect(left - 26, top - 18, right - left + 52, 8, lit(wall, 0.5)) +
        line(
          dots(
            Array.from(
              { length: 16 },
              (_, index) => [left + 20 + index * 22, top - 26 - random.between(0, 16)] as const,
            ),
          ),
          leaf,
          26,
        ) +
        line(
          dots(
            Array.from(
              { length: 12 },
              (_, index) => [left + 30 + index * 28, top - 32 - random.between(0, 14)] as const,
            ),
          ),
          '#4f8a3c',
          18,
        )
      );
  }
}

/** The sign: the woven mark and a row of strokes for letters, so that no font is needed. */
function sign(front: Front, y: number): Svg {
  const middle = (left + right) / 2;
  const pale =
    Number.parseInt(front.joinery.slice(1, 3), 16) > 190 && Number.parseInt(front.joinery.slice(3, 5), 16) > 130;
  const bright = pale ? '#2a1a12' : dark(front.time) ? turmeric : paper;
  const letters =
    'M-150 14V-14H-134Q-124-14-124-5T-134 3H-150M-112 14L-100-14L-88 14M-76 14V-14L-56 14V-14M-44 14V-14H-36Q-22-14-22 0T-36 14H-44M-10 14L2-14L14 14M26 14V-14L46 14V-14M84 14V-14H98Q108-14 108-5T98 2H84M98 2L108 14M134-14Q148-14 148 0T134 14Q120 14 120 0T134-14M160-14L168 14L178-8L188 14L196-14';
  return (
    rect(left + 26, y, right - left - 52, 62, shade(front.joinery, 0.15), 4) +
    rect(left + 26, y, right - left - 52, 56, front.joinery, 4) +
    rect(left + 36, y + 8, right - left - 72, 40, 'none', 2, { stroke: lit(front.joinery, 0.3), 'stroke-width': 2 }) +
    line(letters, bright, 6, { transform: `translate(${middle - 22} ${y + 28})`, 'stroke-linejoin': 'round' }) +
    [-226, 226]
      .map(
        (dx) =>
          path(`M${middle + dx} ${y + 10}l18 18l-18 18l-18-18Z`, bright) +
          path(`M${middle + dx} ${y + 20}l8 8l-8 8l-8-8Z`, front.joinery),
      )
      .join('')
  );
}

function shopfront(front: Front, y: number, random: Random): Svg {
  const wide = (right - left - 76) / front.bays;
  const door = random.whole(1, front.bays - 2);
  const glow = dark(front.time) ? '#f6c468' : '#e9c98a';
  const bay = (index: number): Svg => {
    const x = Math.round(left + 38 + index * wide + 12);
    const span = Math.round(wide - 24);
    const isDoor = index === door;
    const top = y + 16;
    const high = ground - top - (isDoor ? 0 : 58);
    const d = outline(front.opening, x, top, span, high);
    const lampX = x + span / 2;
    const drop = front.opening === 'square' ? 62 : 88;
    const diners = isDoor
      ? ''
      : path(
          `M${x + 8} ${top + high}v-34q14-26 30 0v34ZM${x + span - 46} ${top + high}v-30q16-28 34 0v30Z`,
          shade(glow, 0.55),
        ) +
        circle(x + 23, top + high - 62, 12, shade(glow, 0.55)) +
        circle(x + span - 29, top + high - 62, 12, shade(glow, 0.55)) +
        rect(x + span / 2 - 32, top + high - 24, 64, 8, shade(glow, 0.65), 3);
    const doorway = isDoor
      ? rect(
          x + span * 0.18,
          top + (front.opening === 'square' ? 58 : span * 0.5),
          span * 0.64,
          ground - top - (front.opening === 'square' ? 58 : span * 0.5),
          front.joinery,
          4,
        ) +
        rect(
          x + span * 0.28,
          top + (front.opening === 'square' ? 78 : span * 0.6),
          span * 0.44,
          96,
          lit(glow, 0.3),
          4,
        ) +
        circle(x + span * 0.74, ground - 74, 6, turmeric) +
        rect(x + span * 0.28, ground - 50, span * 0.44, 30, shade(front.joinery, 0.25), 3)
      : '';
    return (
      path(d, glow) +
      path(d, '#fff', { opacity: 0.12, transform: 'translate(0 0)' }) +
      circle(lampX, top + drop + 14, 50, '#fff3c9', { opacity: 0.45 }) +
      diners +
      line(`M${lampX} ${top + (front.opening === 'square' ? 0 : 8)}V${top + drop}`, shade(front.joinery, 0.2), 3) +
      path(
        `M${lampX - 24} ${top + drop + 18}Q${lampX} ${top + drop - 22} ${lampX + 24} ${top + drop + 18}Z`,
        index % 2 ? '#c63d22' : '#c8963e',
      ) +
      ellipse(lampX, top + drop + 18, 24, 6, '#fff8dd') +
      doorway +
      (isDoor
        ? ''
        : line(
            `M${x + span / 2} ${top + (front.opening === 'arch' ? 0 : 4)}V${top + high}M${x} ${top + Math.round(high * 0.34)}h${span}`,
            front.joinery,
            5,
            { 'stroke-linecap': 'butt' },
          )) +
      path(d, 'none', { stroke: front.joinery, 'stroke-width': 11 }) +
      path(d, 'none', { stroke: lit(front.joinery, 0.35), 'stroke-width': 2.5 }) +
      (isDoor
        ? ''
        : rect(x - 8, top + high, span + 16, 58, front.joinery) +
          rect(x + 6, top + high + 12, span - 12, 34, shade(front.joinery, 0.22), 2))
    );
  };
  return (
    rect(left, y, right - left, ground - y, shade(front.wall, 0.08)) +
    Array.from({ length: front.bays }, (_, index) => bay(index)).join('')
  );
}

function awning([one, other]: readonly [string, string], y: number): Svg {
  const strips = 22;
  const wide = (right - left - 40) / strips;
  return (
    Array.from({ length: strips }, (_, index) => {
      const x = left + 20 + index * wide;
      return path(
        `M${at(x, y)}L${at(x - 4, y + 66)}a${at(wide / 2, wide / 2)} 0 0 0 ${at(wide + 0.4, 0)}L${at(x + wide, y)}Z`,
        index % 2 ? other : one,
      );
    }).join('') +
    rect(left + 16, y + 56, right - left - 32, 8, '#0002') +
    rect(left + 14, y - 5, right - left - 28, 9, shade(one, 0.3), 3)
  );
}

function neighbours({ wall, time }: Front, random: Random): Svg {
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

/** The street front of a restaurant, 1200 by 800. */
export function drawFront(id: string, front: Front): Svg {
  const random = createRandom(`${id} front`);
  const floor = 128;
  const signTop = 418;
  const top = signTop - 14 - (front.storeys - 1) * floor;
  const bays = front.window === 'strip' ? 6 : front.bays + 1;
  const gap = (right - left - 40) / bays;
  const wide = front.window === 'strip' ? gap - 14 : Math.min(74, gap - 52);
  const rows = Array.from({ length: front.storeys - 1 }, (_, row) =>
    Array.from({ length: bays }, (__, column) =>
      upperWindow(
        front,
        Math.round(left + 20 + column * gap + (gap - wide) / 2),
        Math.round(top + 26 + row * floor),
        Math.round(wide),
        84,
        random,
      ),
    ).join(''),
  );
  return picture(
    width,
    800,
    sky(front.time, random) +
      backdrops[front.backdrop](random, front.time) +
      neighbours(front, random) +
      roof(front, top, random) +
      rect(left, top, right - left, ground - top, front.wall) +
      texture(front, left, top, right - left, ground - top, random) +
      rect(right - 26, top, 26, ground - top, '#0002') +
      rows.join('') +
      shopfront(front, signTop + 62, random) +
      sign(front, signTop) +
      (front.awning === undefined ? '' : awning(front.awning, signTop + 62)) +
      streets[front.street](random, front.time) +
      (front.time === 'night' ? rect(0, 0, width, 800, '#0a1a2a', 0, { opacity: 0.16 }) : ''),
  );
}
