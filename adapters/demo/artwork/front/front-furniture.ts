import { shade } from '../brush/colour.ts';
import type { Random } from '../brush/random.ts';
import { at, circle, dots, ellipse, line, path, place, polar, rect, ring, type Svg } from '../brush/svg.ts';

/** A pot of pandan or palm, standing on the point. */
export function plant(x: number, y: number, size: number, random: Random): Svg {
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

export const lamp = (x: number): Svg =>
  circle(x, 430, 74, '#ffe3a0', { opacity: 0.24 }) +
  line(`M${x} 742V452`, '#1f2a28', 11) +
  line(`M${x - 24} 470h48M${x} 742h0`, '#1f2a28', 7) +
  path(`M${x - 22} 452L${x - 14} 404h28l8 48Z`, '#ffe9b0', {
    stroke: '#1f2a28',
    'stroke-width': 6,
  }) +
  path(`M${x - 22} 402h44l-22-26Z`, '#1f2a28') +
  rect(x - 15, 724, 30, 22, '#1f2a28', 3);

export function bicycle(x: number, tone: string): Svg {
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

export const table = (x: number, tone: string): Svg =>
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

/** Below the sign, so that it does not cover the name. */
export const parasol = (x: number, one: string, other: string): Svg =>
  place(
    x,
    738,
    0,
    0.75,
    line('M0-270V0', '#6b4a2c', 8) +
      path('M-150-210Q-130-290 0-300Q130-290 150-210Z', one) +
      path('M-90-210Q-76-290 0-300Q-30-270-36-210ZM36-210Q30-270 0-300Q76-290 90-210Z', other) +
      line('M-150-210Q-120-198-90-210T-36-210T36-210T90-210T150-210', shade(one, 0.2), 6) +
      circle(0, -302, 7, '#e2a32b'),
  );

export const board = (x: number): Svg =>
  path(`M${x - 40} 742L${x - 28} 632H${x + 30}L${x + 44} 742Z`, '#5b3a22') +
  path(`M${x - 29} 728L${x - 20} 642H${x + 22}L${x + 32} 728Z`, '#1d2a26') +
  line(`M${x - 12} 662h26M${x - 14} 680h32M${x - 14} 697h24`, '#f0e4c6', 4) +
  line(`M${x - 8} 714h18`, '#e2a32b', 5);
