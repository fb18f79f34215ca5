import type { DishWithImage } from '#adapters/demo/content/menu/dish-images.ts';
import { dishImages } from '#adapters/demo/content/menu/dish-images.ts';
import { lit, mix, shade } from '../brush/colour.ts';
import { definePattern, type MotifName } from '../brush/pattern.ts';
import { createRandom, type Random } from '../brush/random.ts';
import { line, picture, place, rect, type Svg } from '../brush/svg.ts';
import { drawDish } from '../dish/dish.ts';
import { drawGround, type Ground, lamplight } from '../dish/table.ts';
import { type PropName, props } from './props.ts';
import { type ToolName, tools } from './tools.ts';

/** An item on a table: its name, centre in pixels, scale, and rotation in degrees. */
export type TableItem = readonly [
  what: DishWithImage | PropName | ToolName,
  x: number,
  y: number,
  size: number,
  turn?: number,
];

/** A cloth under the dishes, in pixels. */
export interface Cloth {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly colour: string;
  readonly motif: MotifName;
}

/** A point of an image, in percent of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A table with its items, the lowest first. Items may extend beyond the edges. */
export interface Scene {
  readonly ground: Ground;
  readonly cloth?: Cloth;
  readonly items: readonly TableItem[];
  /** The middle of a dish that is shown whole where the image is cropped, in percent. Default: the middle. */
  readonly focus?: FocalPoint;
}

function drawCloth({ x, y, width, height, turn, colour, motif }: Cloth): Svg {
  const left = -width / 2;
  const top = -height / 2;
  const cloth =
    rect(left + 12, top + 16, width, height, '#0004', 6) +
    rect(left, top, width, height, colour, 6) +
    rect(left, top, width, height, 'url(#c)', 6) +
    rect(left + 16, top + 16, width - 32, height - 32, 'none', 2, { stroke: lit(colour, 0.5), 'stroke-width': 5 }) +
    line(`M${left} ${top + 2}H${-left}`, lit(colour, 0.35), 3);
  const fringe = line(`M${left} ${top}V${-top}M${-left} ${top}V${-top}`, shade(colour, 0.1), 26, {
    'stroke-dasharray': '3 6',
    'stroke-linecap': 'butt',
  });
  return (
    definePattern('c', motif, colour, mix(colour, lit(colour, 0.6), 0.4), 1.1, 0) + place(x, y, turn, 1, fringe + cloth)
  );
}

const isDish = (what: string): what is DishWithImage => Object.hasOwn(dishImages, what);
const isProp = (what: string): what is PropName => Object.hasOwn(props, what);

function drawItem([what, x, y, size, turn = 0]: TableItem, random: Random): Svg {
  if (isDish(what)) return place(x, y, turn, size, drawDish(what, dishImages[what].recipe));
  return place(x, y, turn, size, isProp(what) ? props[what](random) : tools[what](random));
}

/** The whole image of a table. */
export function drawScene(id: string, { ground, cloth, items }: Scene, width: number, height: number): Svg {
  const random = createRandom(`${id} scene`);
  return picture(
    width,
    height,
    drawGround(random, width, height, ground) +
      (cloth === undefined ? '' : drawCloth(cloth)) +
      items.map((each) => drawItem(each, random)).join('') +
      lamplight(width, height),
  );
}
