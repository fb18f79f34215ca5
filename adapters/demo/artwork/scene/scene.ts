import type { PicturedDish } from '#adapters/demo/content/menu/dish-pictures.ts';
import { dishPictures } from '#adapters/demo/content/menu/dish-pictures.ts';
import { lit, mix, shade } from '../brush/colour.ts';
import { definePattern, type MotifName } from '../brush/pattern.ts';
import { createRandom, type Random } from '../brush/random.ts';
import { line, picture, place, rect, type Svg } from '../brush/svg.ts';
import { drawDish } from '../dish/dish.ts';
import { drawGround, type Ground, lamplight } from '../dish/table.ts';
import { type PropName, props } from './props.ts';
import { type ToolName, tools } from './tools.ts';

/** Something on a table: what, where its middle is in pixels, how large, how turned in degrees. */
export type Laid = readonly [
  what: PicturedDish | PropName | ToolName,
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

/** A table laid with many things, from the lowest to the uppermost; they may run over the edges. */
export interface Scene {
  readonly ground: Ground;
  readonly cloth?: Cloth;
  readonly laid: readonly Laid[];
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

const isDish = (what: string): what is PicturedDish => Object.hasOwn(dishPictures, what);
const isProp = (what: string): what is PropName => Object.hasOwn(props, what);

function drawLaid([what, x, y, size, turn = 0]: Laid, random: Random): Svg {
  if (isDish(what)) return place(x, y, turn, size, drawDish(what, dishPictures[what].recipe));
  return place(x, y, turn, size, isProp(what) ? props[what](random) : tools[what](random));
}

/** A laid table as a whole picture. */
export function drawScene(id: string, { ground, cloth, laid }: Scene, width: number, height: number): Svg {
  const random = createRandom(`${id} scene`);
  return picture(
    width,
    height,
    drawGround(random, width, height, ground) +
      (cloth === undefined ? '' : drawCloth(cloth)) +
      laid.map((each) => drawLaid(each, random)).join('') +
      lamplight(width, height),
  );
}
