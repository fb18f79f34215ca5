import { lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { at, circle, dots, ellipse, line, path, rect } from '#adapters/demo/artwork/brush/svg.ts';
import { evening } from '../front-facts.ts';
import type { Backdrop } from './backdrop.ts';

/** Houses on a hill, row above row. */
export const terraces: Backdrop = (random) =>
  [0, 1, 2]
    .map((row) => {
      const tone = mix(evening.distance, '#6d7a5c', 0.15 + row * 0.18);
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
export const chimneys: Backdrop = () => {
  const tone = evening.distance;
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
export const discs: Backdrop = () => {
  const tone = evening.distance;
  const points = Array.from(
    { length: 140 },
    (_, index) =>
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

/** Roofs, cranes and lights of a city. */
export const city: Backdrop = (random) => {
  const tone = evening.distance;
  return Array.from({ length: 13 }, (_, index) => {
    const x = index * 98 - 20;
    const top = random.between(120, 330);
    const wide = random.between(80, 120);
    const windows = Array.from(
      { length: 10 },
      (_, number) => [x + 18 + (number % 3) * 28, top + 34 + Math.floor(number / 3) * 44] as const,
    );
    return (
      rect(x, top, wide, 700, mix(tone, shade(tone, 0.4), random.between(0.1, 0.7))) +
      line(dots(windows), '#f0c571', 10)
    );
  }).join('');
};

/** A glazed arcade's roof behind the front. */
export const arcade: Backdrop = (random) => {
  const tone = evening.distance;
  return (
    city(random) +
    path('M150 800V300A450 270 0 0 1 1050 300V800Z', shade(tone, 0.25)) +
    path('M190 800V310A410 240 0 0 1 1010 310V800Z', mix('#e9dcb4', tone, 0.4)) +
    line(
      Array.from(
        { length: 11 },
        (_, index) =>
          `M600 310L${at(600 + Math.cos((index * Math.PI) / 10) * 410, 310 - Math.sin((index * Math.PI) / 10) * 240)}`,
      ).join(''),
      shade(tone, 0.3),
      6,
    ) +
    ellipse(600, 310, 110, 66, shade(tone, 0.3)) +
    circle(600, 306, 46, '#f6e7c0')
  );
};
