import { outline } from '../brush/outline.ts';
import { createRandom, type Random } from '../brush/random.ts';
import { picture, place, type Svg } from '../brush/svg.ts';
import { type PropName, propAt } from '../scene/props.ts';
import { drawDish, type Recipe } from './dish.ts';
import { drawGround, type Ground, lamplight } from './table.ts';

/** What surrounds a dish: tools at the left, a cup or bowl at the upper right, loose things at the other corners. */
export interface Setting {
  readonly tools: readonly PropName[];
  readonly companion: PropName;
  readonly loose: PropName;
}

/** A dish with its table. */
export interface DishImage {
  readonly recipe: Recipe;
  readonly ground: Ground;
  readonly setting: Setting;
  /** Scale of the dish, for long fish and small glasses. Default: 1. */
  readonly size?: number;
  readonly turn?: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

const tilt = (random: Random): number => random.between(-9, 9);

function drawSetting(random: Random, { tools, companion, loose }: Setting, { width, height }: Frame): Svg {
  const flipped = random.next() < 0.35;
  const side = (x: number): number => (flipped ? width - x : x);
  const laid = tools.map((name, index) =>
    propAt(
      name,
      random,
      side(78 + index * (name === 'fork' ? 78 : 84) - (name === 'napkin' ? 34 : 0)),
      height * 0.54,
      tilt(random) * 0.6,
    ),
  );
  return (
    laid.join('') +
    propAt(
      companion,
      random,
      side(width - 62),
      66,
      companion === 'frond' || companion === 'pandanSprig' ? (side(0) === 0 ? 32 : 148) : tilt(random) * 3,
    ) +
    propAt(loose, random, side(width - 74), height - 78, tilt(random) * 4) +
    (tools.length < 2 ? propAt(loose, random, side(92), 84, 90, 0.86) : '')
  );
}

/** The whole image of a dish on its table. The dish is in the middle square, so that the image can be cropped. */
export function drawDishImage(
  id: string,
  { recipe, ground, setting, size = 1, turn = 0 }: DishImage,
  frame: Frame,
): Svg {
  const { width, height } = frame;
  const random = createRandom(`${id} table`);
  const scale = (Math.min(width, height) * 0.4 * size) / 100;
  return picture(
    width,
    height,
    drawGround(random, width, height, ground) +
      drawSetting(random, setting, frame) +
      place(width / 2, height / 2, turn, scale, drawDish(id, recipe)) +
      lamplight(width, height),
  );
}

/** A dish to colour in, without its table, in a square. */
export const drawDishOutline = (id: string, { recipe, size = 1, turn = 0 }: DishImage, side: number): Svg =>
  picture(
    side,
    side,
    outline(place(side / 2, side / 2, turn, (side * 0.46 * size) / 100, drawDish(id, recipe)), { lineWidth: 0.9 }),
  );
