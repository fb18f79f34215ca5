import { bamboo, dusk, ink, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { arc, at, circle, dashes, line, path, polar, rect, ring, short } from '#adapters/demo/artwork/brush/svg.ts';
import { shadow } from './shadow.ts';

/** A bamboo steamer with its slatted floor. */
export const steamer: Drawing = (_, colour = bamboo) => {
  const slats = Array.from({ length: 10 }, (__, index) => {
    const y = index * 16 - 72;
    const reach = Math.sqrt(82 ** 2 - y ** 2);
    return `M${at(-reach, y)}H${short(reach)}`;
  }).join('');
  return (
    shadow(102) +
    circle(0, 0, 102, shade(colour, 0.4)) +
    circle(-0.8, -0.8, 100, colour) +
    ring(0, 0, 95, lit(colour, 0.35), 2) +
    ring(0, 0, 91, shade(colour, 0.28), 2.2) +
    circle(0, 0, 87, shade(colour, 0.6)) +
    line(slats, shade(colour, 0.15), 12.4, { 'stroke-linecap': 'butt' }) +
    line(slats, lit(colour, 0.25), 8, { 'stroke-linecap': 'butt', transform: 'translate(0 -1)' }) +
    [35, 155, 275]
      .map((turn) =>
        line(arc(0, 0, 95, turn, turn + 14), shade(colour, 0.45), 11, {
          'stroke-dasharray': '2 1.6',
          'stroke-linecap': 'butt',
        }),
      )
      .join('') +
    line(arc(0, 0, 98, 188, 268), '#fff4d2', 2)
  );
};

/** A woven basket lined with paper. */
export const basket: Drawing = (random, colour = '#c08b45') => {
  const weave = Array.from({ length: 52 }, (_, index) => {
    const [x, y] = polar(index * (360 / 52), 93);
    return [x, y, index * (360 / 52) + (index % 2 ? 40 : -40), 15] as const;
  });
  const corners = Array.from({ length: 12 }, (_, index) =>
    polar(index * 30 + random.between(-8, 8), index % 2 ? 92 : 78),
  );
  return (
    shadow(102) +
    circle(0, 0, 102, shade(colour, 0.55)) +
    line(dashes(weave), shade(colour, 0.15), 6.4) +
    line(dashes(weave.filter((_, index) => index % 2 === 0)), lit(colour, 0.35), 3) +
    circle(0, 0, 84, shade(colour, 0.6)) +
    path(`M${corners.map(([x, y]) => at(x * 0.98 + 2, y * 0.98 + 3)).join('L')}Z`, dusk) +
    path(`M${corners.map(([x, y]) => at(x * 0.98, y * 0.98)).join('L')}Z`, '#efe3c6') +
    corners.map(([x, y]) => line(`M0 0L${at(x * 0.95, y * 0.95)}`, '#d8c79f', 1.2)).join('')
  );
};

/** A wooden board, 230 by 150. */
export const board: Drawing = (random, colour = '#9c6234') => {
  const figure = Array.from(
    { length: 9 },
    (_, index) =>
      `M-112 ${index * 16 - 64}q60 ${short(random.between(-12, 12))} 112 0t112 ${short(random.between(-6, 6))}`,
  ).join('');
  return (
    rect(-106, -68, 236, 160, ink, 18, { opacity: 0.28 }) +
    rect(-118, -80, 236, 160, shade(colour, 0.4), 18) +
    rect(-118, -81, 235, 156, colour, 18) +
    line(figure, shade(colour, 0.22), 2, { opacity: 0.7 }) +
    line('M-104-74H96', lit(colour, 0.5), 2.4) +
    circle(100, 0, 7, shade(colour, 0.7))
  );
};
