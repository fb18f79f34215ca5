/** The markup of one or more SVG elements. */
export type Svg = string;

export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Rounds to a tenth of a pixel, and drops leading zeros to save bytes. */
export function short(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

const shown = (name: string, value: string | number): string =>
  typeof value === 'string' ? value : short(value, name.endsWith('opacity') ? 2 : 1);

export function element(name: string, attributes: Attributes, content: Svg = ''): Svg {
  const text = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${shown(key, value)}"`))
    .join('');
  return content === '' ? `<${name}${text}/>` : `<${name}${text}>${content}</${name}>`;
}

export const circle = (x: number, y: number, radius: number, fill: string, more: Attributes = {}): Svg =>
  element('circle', { cx: x || undefined, cy: y || undefined, r: radius, fill, ...more });

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): Svg =>
  element('ellipse', { cx: x || undefined, cy: y || undefined, rx, ry, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
): Svg => element('rect', { x: x || undefined, y: y || undefined, width, height, rx: rx || undefined, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): Svg => element('path', { d, fill, ...more });

/** A stroke; \`picture\` gives all strokes round ends and no fill. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): Svg =>
  element('path', { d, stroke, 'stroke-width': width, ...more });

/** A circle drawn as a stroke, with flat ends where it is dashed. */
export const ring = (x: number, y: number, radius: number, stroke: string, width: number, more: Attributes = {}): Svg =>
  element('circle', { cx: x || undefined, cy: y || undefined, r: radius, stroke, 'stroke-width': width, ...more });

export const group = (content: Svg, more: Attributes = {}): Svg => (content === '' ? '' : element('g', more, content));

/** A translation. Unlike a path, it needs a separator between the numbers. */
export const move = (x: number, y: number): string => `translate(${short(x)} ${short(y)})`;

/** Moves, rotates (degrees, clockwise) and scales content. */
export function place(x: number, y: number, turn: number, scale: number, content: Svg): Svg {
  const moved = x === 0 && y === 0 ? '' : move(x, y);
  const turned = Math.round(turn) === 0 ? '' : `rotate(${Math.round(turn)})`;
  const scaled = scale === 1 ? '' : `scale(${short(scale, 2)})`;
  const transform = moved + turned + scaled;
  return transform === '' ? content : group(content, { transform });
}

/** Two coordinates of a path. A minus sign needs no space before it. */
export function at(x: number, y: number): string {
  const second = short(y);
  return second.startsWith('-') ? short(x) + second : `${short(x)} ${second}`;
}

/** Coordinates rounded to whole units, for scattered things. */
const roughly = (x: number, y: number): string => at(Math.round(x), Math.round(y));

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;

/**
 * A smooth closed outline: quadratic curves between the midpoints of the points. Points are rounded to whole units.
 * Small, exact shapes need decimals.
 */
export function smooth(given: readonly Point[], decimals = 0): string {
  const factor = 10 ** decimals;
  const points = given.map(([x, y]): Point => [Math.round(x * factor) / factor, Math.round(y * factor) / factor]);
  const middle = (index: number): string => {
    const [x, y] = points[index % points.length] ?? [0, 0];
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return at((x + nextX) / 2, (y + nextY) / 2);
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % points.length] ?? [0, 0];
    return `Q${at(x, y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at an angle (degrees, clockwise from the right) and a distance. */
export const polar = (degrees: number, distance: number, x = 0, y = 0): Point => [
  x + Math.cos(radians(degrees)) * distance,
  y + Math.sin(radians(degrees)) * distance,
];

export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [startX, startY] = polar(from, radius, x, y);
  const [endX, endY] = polar(to, radius, x, y);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(startX, startY)}A${short(radius)} ${short(radius)} 0 ${large} ${to > from ? 1 : 0} ${at(endX, endY)}`;
}

/** Dots for a round stroke: the stroke's width is their diameter. */
export const dots = (points: readonly Point[]): string => points.map(([x, y]) => `M${roughly(x, y)}h0`).join('');

/** Short straight strokes around points. */
export const dashes = (
  strokes: readonly (readonly [x: number, y: number, degrees: number, length: number])[],
): string =>
  strokes
    .map(([x, y, degrees, length]) => {
      const [dx, dy] = polar(degrees, length);
      return `M${roughly(x - dx / 2, y - dy / 2)}l${at(dx, dy)}`;
    })
    .join('');

const shorten = (content: Svg): Svg => content.replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/g, '#$1$2$3');

/** A whole SVG document. */
export const picture = (width: number, height: number, content: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round">${shorten(content)}</svg>`;
