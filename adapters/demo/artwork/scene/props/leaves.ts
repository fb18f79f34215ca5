import { dusk, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { at, line, path, place } from '#adapters/demo/artwork/brush/svg.ts';

/** The corner of a great banana leaf, 560 long. */
export const frond: Drawing = (random, colour = '#356f3c') => {
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
export const pandanSprig: Drawing = (random) =>
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
