import { mix } from '../brush/colour.ts';
import { outline } from '../brush/outline.ts';
import { createRandom, type Random } from '../brush/random.ts';
import { picture, rect, type Svg } from '../brush/svg.ts';
import { backdrops } from './front-backdrop.ts';
import { evening, type Front, ground, left, right, width } from './front-facts.ts';
import { roof } from './front-roof.ts';
import { awning, shopfront, sign } from './front-shop.ts';
import { neighbours, sky } from './front-sky.ts';
import { streets } from './front-street.ts';
import { texture } from './front-wall.ts';
import { upperWindow } from './front-window.ts';

/** The street front of a restaurant, 1200 by 800. */
export function drawFront(id: string, front: Front): Svg {
  const random = createRandom(`${id} front`);
  const wall = mix(front.wall, evening.shade, 0.2);
  return picture(width, 800, sky(random) + drawStreet({ ...front, wall }, random));
}

/** The street front to colour in, without the pattern of its wall. */
export const drawFrontOutline = (id: string, front: Front): Svg =>
  picture(
    width,
    800,
    outline(drawStreet({ ...front, texture: 'stucco' }, createRandom(`${id} front`)), { lineWidth: 3 }),
  );

function drawStreet(front: Front, random: Random): Svg {
  const floor = 128;
  const signTop = 418;
  const top = signTop - 14 - (front.storeys - 1) * floor;
  const bays = front.window === 'strip' ? 6 : front.bays + 1;
  const gap = (right - left - 40) / bays;
  const wide = front.window === 'strip' ? gap - 14 : Math.min(74, gap - 52);
  const rows = Array.from({ length: front.storeys - 1 }, (_, row) =>
    Array.from({ length: bays }, (__, column) =>
      upperWindow(
        front,
        Math.round(left + 20 + column * gap + (gap - wide) / 2),
        Math.round(top + 26 + row * floor),
        Math.round(wide),
        84,
        random,
      ),
    ).join(''),
  );
  return (
    backdrops[front.backdrop](random) +
    neighbours(front, random) +
    roof(front, top, random) +
    rect(left, top, right - left, ground - top, front.wall) +
    texture(front, left, top, right - left, ground - top, random) +
    rect(right - 26, top, 26, ground - top, '#0002') +
    rows.join('') +
    shopfront(front, signTop + 62, random) +
    sign(front, signTop) +
    (front.awning === undefined ? '' : awning(front.awning, signTop + 62)) +
    streets[front.street](random)
  );
}
