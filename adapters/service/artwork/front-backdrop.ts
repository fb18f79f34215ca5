import { lit, mix, shade } from './colour.ts';
import { type Random, spread } from './random.ts';
import { at, circle, dots, ellipse, line, path, rect, type Svg } from './svg.ts';

type Time = 'morning' | 'noon' | 'dusk' | 'night';
type Backdrop = (random: Random, time: Time) => Svg;

const tones: Readonly<Record<Time, string>> = {
  morning: '#c9b79c',
  noon: '#8fb0ae',
  dusk: '#a55a48',
  night: '#1d333b',
};

/** Houses on a hill, row above row. */
const terraces: Backdrop = (random, time) =>
  [0, 1, 2]
    .map((row) => {
      const tone = mix(tones[time], '#6d7a5c', 0.15 + row * 0.18);
      const y = 250 + row * 90;
      return (
        path(`M0 ${y + 60}Q600 ${y - 70} 1200 ${y + 50}V800H0Z`, tone) +
        Array.from({ length: 12 }, (_, index) => {
          const x = index * 104 + random.between(0, 30);
          const top = y - 36 + Math.abs(index - 5.5) * 14;
          return (
            path(`M${at(x, top + 90)}V${Math.round(top)}l30-24l30 24v90Z`, lit(tone, 0.22)) +
            rect(x + 12, top + 20, 12, 20, shade(tone, 0.3)) +
            rect(x + 36, top + 20, 12, 20, shade(tone, 0.3))
          );
        }).join('')
      );
    })
    .join('');

/** Four tall chimneys of a power station. */
const chimneys: Backdrop = (_, time) => {
  const tone = tones[time];
  return (
    rect(40, 240, 330, 500, shade(tone, 0.2)) +
    [70, 290]
      .map((x) => path(`M${x} 260L${x + 8} 40h38l8 220Z`, lit(tone, 0.35)) + rect(x + 6, 34, 42, 14, shade(tone, 0.2)))
      .join('') +
    rect(830, 240, 340, 500, shade(tone, 0.2)) +
    [860, 1090]
      .map((x) => path(`M${x} 260L${x + 8} 40h38l8 220Z`, lit(tone, 0.35)) + rect(x + 6, 34, 42, 14, shade(tone, 0.2)))
      .join('')
  );
};

/** A swelling wall of round discs. */
const discs: Backdrop = (_, time) => {
  const tone = tones[time];
  const points = Array.from(
    { length: 140 },
    (__, index) =>
      [30 + (index % 14) * 88 + (Math.floor(index / 14) % 2) * 44, 110 + Math.floor(index / 14) * 54] as const,
  );
  return (
    path('M-20 800V260Q180 60 560 110T1220 220V800Z', shade(tone, 0.3)) +
    line(dots(points.filter(([x, y]) => y > 150 + Math.abs(x - 560) * 0.16)), lit(tone, 0.45), 40) +
    line(dots(points.filter(([x, y]) => y > 150 + Math.abs(x - 560) * 0.16)), '#fff', 10, {
      transform: 'translate(-8 -8)',
      opacity: 0.4,
    })
  );
};

/** Church towers and domes. */
const spires: Backdrop = (_, time) => {
  const tone = shade(tones[time], 0.08);
  const spire = (x: number, top: number, wide: number): string =>
    `M${x} 800V${top + 190}h${wide * 0.1}L${x + wide / 2} ${top}L${x + wide * 0.9} ${top + 190}h${wide * 0.1}V800Z`;
  return (
    path(spire(30, 60, 110) + spire(880, 110, 90) + spire(1090, 40, 100), tone) +
    path('M200 800V260Q200 150 300 140Q400 150 400 260V800Z', lit(tone, 0.15)) +
    rect(290, 90, 20, 60, tone) +
    path('M700 800V250h26v-40h20v40h26v-40h20v40h26v550Z', lit(tone, 0.12)) +
    line('M60 330v80M110 330v80M230 300v70M300 300v70M370 300v70', shade(tone, 0.3), 14)
  );
};

/** A castle on its mound. */
const castle: Backdrop = (_, time) => {
  const tone = tones[time];
  const crown = (x: number, y: number, count: number): string =>
    `M${x} 800V${y}${Array.from({ length: count }, () => 'h22v-22h22v22').join('')}h22V800Z`;
  return (
    path('M0 560Q500 180 1200 520V800H0Z', mix(tone, '#5f7a4a', 0.5)) +
    path(crown(380, 150, 4) + crown(30, 280, 4) + crown(930, 250, 5), lit(tone, 0.16)) +
    line('M440 210v50M510 210v50M90 340v40M990 320v44M1080 320v44', shade(tone, 0.4), 14) +
    line('M480 130V50', shade(tone, 0.3), 6) +
    path('M482 52h74l-20 20l20 20h-74Z', '#c63d22')
  );
};

/** The white dome with its yellow masts. */
const dome: Backdrop = (_, time) => {
  const masts = [80, 250, 430, 770, 950, 1120];
  return (
    masts
      .map(
        (x) =>
          line(`M${x} 420L${x + (x < 600 ? -24 : 24)} 60`, '#d9a02b', 12) +
          line(
            `M${x + (x < 600 ? -24 : 24)} 64L${x - 150} 400M${x + (x < 600 ? -24 : 24)} 64L${x + 150} 380`,
            mix(tones[time], '#ffffff', 0.6),
            2,
          ),
      )
      .join('') +
    path('M-80 560Q600 20 1280 560V800H-80Z', mix('#f2efe4', tones[time], 0.28)) +
    line(
      'M-80 560Q600 20 1280 560M600 290V800M300 360Q250 560 240 800M900 360Q950 560 960 800',
      mix(tones[time], '#ffffff', 0.4),
      5,
    )
  );
};

/** Masts and rigging behind the roofs. */
const masts: Backdrop = (_, time) => {
  const tone = shade(tones[time], 0.35);
  const mast = (x: number, top: number): Svg =>
    line(`M${x} 800V${top}`, tone, 12) +
    line(`M${x - 90} ${top + 110}h180M${x - 70} ${top + 200}h140M${x - 50} ${top + 40}h100`, tone, 8) +
    line(
      `M${x} ${top}L${x - 190} 800M${x} ${top}L${x + 190} 800M${x - 90} ${top + 110}L${x} ${top + 10}L${x + 90} ${top + 110}`,
      tone,
      2.4,
    );
  return rect(0, 430, 1200, 400, mix(tones[time], '#5b7d82', 0.4)) + mast(110, 50) + mast(360, 90) + mast(1080, 40);
};

/** A sail-shaped tower by the sea. */
const sail: Backdrop = (_, time) => {
  const tone = mix(tones[time], '#ffffff', 0.55);
  return (
    rect(0, 470, 1200, 400, '#4f8088') +
    line('M0 500h1200M60 540h500M700 530h480', '#9fc3c2', 4, { opacity: 0.6 }) +
    path('M980 800V30Q1180 160 1130 430Q1100 600 1020 800Z', tone) +
    line(
      'M980 30V800M980 120Q1110 180 1120 300M980 240Q1100 280 1124 400M980 360Q1090 400 1100 500',
      shade(tone, 0.25),
      7,
    ) +
    path('M60 480l60-150v150Zm70 0v-190l90 190Z', tone) +
    path('M40 482h210l-26 30H70Z', '#8a3a2a')
  );
};

/** Towers of glass across a dock and a bridge's arc. */
const docks: Backdrop = (random, time) => {
  const tone = tones[time];
  const towers = [30, 150, 880, 1000, 1110].map((x) => {
    const top = random.between(90, 260);
    const lights = Array.from(
      { length: 12 },
      (_, index) => [x + 20 + (index % 3) * 26, top + 40 + Math.floor(index / 3) * 60] as const,
    );
    return (
      rect(x, top, 96, 700, mix(tone, '#3b6a78', 0.45)) +
      line(dots(lights), time === 'noon' ? lit(tone, 0.5) : '#f3cf86', 12)
    );
  });
  return (
    towers.join('') +
    line('M-40 470Q330 60 700 470', mix(tone, '#ffffff', 0.6), 13) +
    line(
      Array.from({ length: 11 }, (_, index) => {
        const x = index * 62 + 10;
        const rise = 205 * (1 - ((x - 330) / 370) ** 2);
        return `M${x} 470V${Math.round(470 - rise)}`;
      }).join(''),
      mix(tone, '#ffffff', 0.5),
      3,
    )
  );
};

/** Great trees. */
const trees: Backdrop = (random, time) => {
  const crown = (x: number, y: number, size: number): Svg => {
    const points = spread(random, 14, size * 0.75, 0.4).map(([dx, dy]) => [x + dx, y + dy * 0.85] as const);
    const tone = mix('#4f7f42', tones[time], time === 'night' ? 0.7 : 0.25);
    return (
      line(`M${x} 800V${y}`, shade(tone, 0.5), size * 0.2) +
      line(dots(points), shade(tone, 0.2), size * 0.75) +
      line(dots(points.map(([px, py]) => [px - size * 0.08, py - size * 0.1] as const)), tone, size * 0.55) +
      line(
        dots(points.slice(4).map(([px, py]) => [px - size * 0.14, py - size * 0.18] as const)),
        lit(tone, 0.25),
        size * 0.22,
      )
    );
  };
  return crown(90, 270, 150) + crown(1120, 250, 170) + crown(330, 190, 90) + crown(880, 200, 100);
};

/** A long arched bridge over a river valley with willows. */
const bridge: Backdrop = (random, time) => {
  const tone = mix(tones[time], '#b9a688', 0.5);
  const arches = [0, 1, 2, 3, 4, 5]
    .map((index) => `M${index * 210 - 20} 480V400A85 85 0 0 1 ${index * 210 + 150} 400V480Z`)
    .join('');
  return (
    trees(random, time) +
    rect(-10, 270, 1220, 260, tone) +
    rect(-10, 262, 1220, 18, lit(tone, 0.3)) +
    path(arches, mix(tones[time], '#5b7d82', 0.7)) +
    rect(0, 480, 1200, 300, '#5f8a8c')
  );
};

/** Roofs, cranes and lights of a city. */
const city: Backdrop = (random, time) => {
  const tone = tones[time];
  return Array.from({ length: 13 }, (_, index) => {
    const x = index * 98 - 20;
    const top = random.between(120, 330);
    const wide = random.between(80, 120);
    const windows = Array.from(
      { length: 10 },
      (__, number) => [x + 18 + (number % 3) * 28, top + 34 + Math.floor(number / 3) * 44] as const,
    );
    return (
      rect(x, top, wide, 700, mix(tone, shade(tone, 0.4), random.between(0.1, 0.7))) +
      line(dots(windows), time === 'dusk' || time === 'night' ? '#f0c571' : lit(tone, 0.35), 10)
    );
  }).join('');
};

/** A glazed arcade's roof behind the front. */
const arcade: Backdrop = (_, time) => {
  const tone = tones[time];
  return (
    city(_, time) +
    path('M150 800V300A450 270 0 0 1 1050 300V800Z', shade(tone, 0.25)) +
    path('M190 800V310A410 240 0 0 1 1010 310V800Z', mix('#e9dcb4', tone, 0.4)) +
    line(
      Array.from(
        { length: 11 },
        (__, index) =>
          `M600 310L${at(600 + Math.cos((index * Math.PI) / 10) * 410, 310 - Math.sin((index * Math.PI) / 10) * 240)}`,
      ).join(''),
      shade(tone, 0.3),
      6,
    ) +
    ellipse(600, 310, 110, 66, shade(tone, 0.3)) +
    circle(600, 306, 46, '#f6e7c0')
  );
};

export const backdrops = {
  terraces,
  chimneys,
  discs,
  spires,
  castle,
  dome,
  masts,
  sail,
  docks,
  trees,
  bridge,
  city,
  arcade,
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;
