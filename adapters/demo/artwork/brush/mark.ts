import { leaf, lit, pandan, shade, turmeric } from './colour.ts';
import { line, path, picture, place, rect, type Svg } from './svg.ts';

const blade = 'M-43 0Q-34-8.5-20-8.5H20Q34-8.5 43 0Q34 8.5 20 8.5H-20Q-34 8.5-43 0Z';

/** One pandan leaf of the weave, from edge to edge. */
const strip = (tone: string): Svg =>
  path(blade, tone, { stroke: pandan, 'stroke-width': 3 }) +
  line('M-34 0H34', shade(tone, 0.3), 1.6) +
  line('M-24-4.6H20', lit(tone, 0.45), 1.4);

/** The middle of a strip, drawn again where it passes over another one. */
const over = (tone: string): Svg =>
  rect(-12, -8.5, 24, 17, tone) +
  line('M-12-8.5H12M-12 8.5H12', pandan, 1.5, { 'stroke-linecap': 'butt' }) +
  line('M-12 0H12', shade(tone, 0.3), 1.6) +
  line('M-12-4.6H12', lit(tone, 0.45), 1.4, { 'stroke-linecap': 'butt' });

const weave = (): Svg =>
  place(0, -11, 0, 1, strip(leaf)) +
  place(0, 11, 0, 1, strip(leaf)) +
  place(-11, 0, 90, 1, strip(turmeric)) +
  place(11, 0, 90, 1, strip(turmeric)) +
  place(-11, -11, 0, 1, over(leaf)) +
  place(11, 11, 0, 1, over(leaf));

/** The brand's mark: pandan leaves woven into a tile. */
export const drawMark = (side: number): Svg =>
  picture(side, side, place(0, 0, 0, side / 96, rect(0, 0, 96, 96, pandan, 20) + place(48, 48, 45, 0.94, weave())));
