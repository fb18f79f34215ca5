import { ink, lit, mix, shade } from '../brush/colour.ts';
import { definePattern, type MotifName } from '../brush/pattern.ts';
import { type Random, spread } from '../brush/random.ts';
import { at, dots, element, line, rect, type Svg, short } from '../brush/svg.ts';

/** The surfaces of tables. */
export interface Ground {
  readonly kind: 'batik' | 'planks' | 'linen' | 'tiles';
  readonly colour: string;
  readonly motif?: MotifName;
}

const grain = (random: Random, width: number, height: number): Svg => {
  const reach = Math.hypot(width, height) / 2;
  const points = spread(random, 60, reach, 0.9).map(([x, y]) => [x + width / 2, y + height / 2] as const);
  return (
    line(dots(points), '#fff4d8', 2.2, { opacity: 0.12 }) +
    line(dots(points.slice(15, 45)), ink, 2, { opacity: 0.12, transform: 'translate(37 23)' })
  );
};

function planks(random: Random, width: number, height: number, colour: string): Svg {
  const rows = 5;
  const deep = height / rows;
  const boards = Array.from({ length: rows }, (_, index) => {
    const y = index * deep;
    const tone = mix(colour, random.pick(['#3a1d0f', '#e8b878', '#7a4a2a']), random.between(0.04, 0.16));
    const figure = Array.from({ length: 5 }, (__, number) => {
      const top = y + ((number + 0.7) / 5.4) * deep;
      const bend = (): string => short(random.between(-12, 12));
      return `M0 ${short(top)}q${short(width * 0.25)} ${bend()} ${short(width / 2)} ${short(random.between(-5, 5))}t${short(width / 2)} ${short(random.between(-5, 5))}`;
    }).join('');
    const joint = random.between(0.12, 0.9) * width;
    return (
      rect(0, y, width, deep + 1, tone) +
      line(figure, shade(tone, 0.25), 2, { opacity: 0.55 }) +
      line(`M0 ${short(y + 1.5)}H${width}`, shade(colour, 0.6), 3.4) +
      line(`M0 ${short(y + 4.5)}H${width}`, lit(tone, 0.3), 1.4, { opacity: 0.6 }) +
      line(`M${at(joint, y)}v${short(deep)}`, shade(colour, 0.6), 3)
    );
  });
  return boards.join('');
}

function linen(width: number, height: number, colour: string): Svg {
  const threads = (step: number, length: number, upright: boolean): string =>
    Array.from({ length: Math.ceil(length / step) }, (_, index) =>
      upright ? `M${index * step} 0V${height}` : `M0 ${index * step}H${width}`,
    ).join('');
  return (
    rect(0, 0, width, height, colour) +
    line(threads(14, height, false), lit(colour, 0.25), 4, { opacity: 0.45, 'stroke-dasharray': '9 5' }) +
    line(threads(14, width, true), shade(colour, 0.18), 3, { opacity: 0.35, 'stroke-dasharray': '5 9' })
  );
}

function tiles(random: Random, width: number, height: number, colour: string): Svg {
  const side = 120;
  const joints = [
    ...Array.from({ length: Math.ceil(width / side) }, (_, index) => `M${index * side + 30} 0V${height}`),
    ...Array.from({ length: Math.ceil(height / side) }, (_, index) => `M0 ${index * side + 15}H${width}`),
  ].join('');
  const glazed = Array.from({ length: 14 }, () =>
    rect(
      random.whole(-1, width / side) * side + 30,
      random.whole(-1, height / side) * side + 15,
      side,
      side,
      random.pick([lit(colour, 0.12), shade(colour, 0.1), mix(colour, '#ffffff', 0.1)]),
      0,
      { opacity: 0.8 },
    ),
  ).join('');
  return (
    rect(0, 0, width, height, colour) +
    glazed +
    line(joints, shade(colour, 0.35), 5) +
    line(joints, lit(colour, 0.45), 1.6, { transform: 'translate(3 3)', opacity: 0.7 })
  );
}

/** Fills an image with a table. `random` decides its grain and joints. */
export function drawGround(
  random: Random,
  width: number,
  height: number,
  { kind, colour, motif = 'kawung' }: Ground,
): Svg {
  const surface = (): Svg => {
    switch (kind) {
      case 'planks':
        return planks(random, width, height, colour);
      case 'linen':
        return linen(width, height, colour);
      case 'tiles':
        return tiles(random, width, height, colour);
      case 'batik':
        return (
          definePattern('g', motif, colour, mix(colour, lit(colour, 0.5), 0.32), 1.3, 12) +
          rect(0, 0, width, height, 'url(#g)')
        );
    }
  };
  return surface() + grain(random, width, height);
}

/** The lamp at the upper left: one gradient over the whole image, from warm light to dusk. */
export const lamplight = (width: number, height: number): Svg =>
  element(
    'radialGradient',
    { id: 'l', cx: '.24', cy: '.14', r: '1.05' },
    element('stop', { offset: '0', 'stop-color': '#fff0c9', 'stop-opacity': '.22' }) +
      element('stop', { offset: '.5', 'stop-color': '#fff0c9', 'stop-opacity': '0' }) +
      element('stop', { offset: '.62', 'stop-color': ink, 'stop-opacity': '0' }) +
      element('stop', { offset: '1', 'stop-color': ink, 'stop-opacity': '.42' }),
  ) + rect(0, 0, width, height, 'url(#l)');
