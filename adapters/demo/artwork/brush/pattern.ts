import { ink, leaf, mix, pandan, paper, sambal, turmeric } from './colour.ts';
import { at, circle, element, line, path, picture, place, polar, rect, type Svg } from './svg.ts';

interface Motif {
  /** Side of the square that repeats. */
  readonly side: number;
  readonly draw: (fore: string, faint: string) => Svg;
}

/** Draws something at every point of the lattice that touches the square, so that the edges match. */
function repeatOnLattice(side: number, steps: readonly (readonly [number, number])[], art: Svg): Svg {
  const moves = [-side, 0, side].flatMap((x) =>
    [-side, 0, side].flatMap((y) => steps.map(([dx, dy]) => [x + dx, y + dy] as const)),
  );
  const near = moves.filter(([x, y]) => x > -40 && y > -40 && x < side + 40 && y < side + 40);
  return near.map(([x, y]) => place(x, y, 0, 1, art)).join('');
}

const petal = 'M0-23C12-17 12 17 0 23C-12 17-12-17 0-23Z';

/** Four sugar-palm seeds around a point: the Javanese pattern kawung. */
const kawung: Motif = {
  side: 80,
  draw: (fore, faint) => {
    const seed = path(petal, fore) + line('M0-12V-3M0 3V12', faint, 3);
    const seeds = (
      [
        [20, 20, 135],
        [60, 20, 45],
        [20, 60, 45],
        [60, 60, 135],
      ] as const
    )
      .map(([x, y, turn]) => place(x, y, turn, 1, seed))
      .join('');
    const cross = line('M-5 0H5M0-5V5', fore, 2);
    const eye = path('M0-6L6 0L0 6L-6 0Z', 'none', { stroke: fore, 'stroke-width': 1.6 }) + circle(0, 0, 1.6, fore);
    return (
      seeds +
      repeatOnLattice(
        80,
        [
          [0, 0],
          [40, 40],
        ],
        cross,
      ) +
      repeatOnLattice(
        80,
        [
          [40, 0],
          [0, 40],
        ],
        eye,
      )
    );
  },
};

/** Diagonal rows of curved blades: the Javanese pattern parang. */
const parang: Motif = {
  side: 80,
  draw: (fore, faint) => {
    const blade =
      path('M-7-21C10-22 12-5 3 2C-5 8-3 17 9 21C-12 23-17 8-8-2C-2-8-1-15-7-21Z', fore) +
      circle(3.6, -12, 2.2, faint) +
      circle(-6.5, 11, 2.2, faint);
    const gem = path('M0-4.5L4.5 0L0 4.5L-4.5 0Z', fore);
    const stripes = [-1, 1, 3, 5].map((step) => `M${at(step * 40 - 60, 100)}L${at(step * 40 + 60, -20)}`).join('');
    return (
      line(stripes, faint, 9, { transform: 'translate(0 0)' }) +
      repeatOnLattice(
        80,
        [
          [0, 0],
          [20, -20],
          [40, -40],
          [60, -60],
          [40, 40],
          [60, 20],
        ],
        place(0, 0, 45, 1, blade),
      ) +
      repeatOnLattice(
        80,
        [
          [20, 20],
          [30, 10],
          [40, 0],
          [10, 30],
          [0, 40],
          [50, -10],
          [60, 60],
          [70, 50],
        ],
        gem,
      )
    );
  },
};

/** Rosettes and squares: the Javanese pattern ceplok. */
const ceplok: Motif = {
  side: 96,
  draw: (fore, faint) => {
    const ray = (length: number, width: number): string =>
      `M0-7C${width}-14 ${width}-${length - 6} 0-${length}C-${width}-${length - 6}-${width}-14 0-7Z`;
    const flower = [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => place(0, 0, turn, 1, path(turn % 90 ? ray(24, 6) : ray(33, 9), turn % 90 ? faint : fore)))
      .join('');
    const heart = circle(0, 0, 5, fore) + circle(0, 0, 2, faint);
    const frame =
      path('M0-14L14 0L0 14L-14 0Z', 'none', { stroke: fore, 'stroke-width': 2 }) + path('M0-7L7 0L0 7L-7 0Z', fore);
    const studs = [0, 90, 180, 270].map((turn) => circle(...polar(turn + 45, 34), 2, fore)).join('');
    return (
      place(48, 48, 0, 1, flower + heart + studs) +
      repeatOnLattice(96, [[0, 0]], flower + heart) +
      repeatOnLattice(
        96,
        [
          [48, 0],
          [0, 48],
        ],
        frame,
      )
    );
  },
};

/** Pandan strips woven over and under each other. */
const weave: Motif = {
  side: 64,
  draw: (fore, faint) => {
    const across = (x: number, y: number): Svg =>
      rect(x, y, 30, 26, fore, 3) + line(`M${x + 3} ${y + 8}h24M${x + 3} ${y + 18}h24`, faint, 1.6);
    const down = (x: number, y: number): Svg =>
      rect(x, y, 26, 30, faint, 3) + line(`M${x + 8} ${y + 3}v24M${x + 18} ${y + 3}v24`, fore, 1.6);
    return across(1, 3) + across(33, 35) + down(35, 1) + down(3, 33);
  },
};

export const motifs = { kawung, parang, ceplok, weave } as const;

export type MotifName = keyof typeof motifs;

/** Background and motif of each colourway. The contrast is low, so that text is readable on all of them. */
export const colourways = {
  green: [pandan, mix(pandan, leaf, 0.2)],
  night: [ink, mix(ink, leaf, 0.16)],
  paper: [paper, mix(paper, turmeric, 0.26)],
  sambal: [sambal, mix(sambal, '#5a120a', 0.28)],
  turmeric: [turmeric, mix(turmeric, '#8a4d10', 0.24)],
  leaf: [leaf, mix(leaf, pandan, 0.2)],
} as const satisfies Record<string, readonly [string, string]>;

export type Colourway = keyof typeof colourways;

const tile = (motif: MotifName, back: string, fore: string): Svg => {
  const { side, draw } = motifs[motif];
  return rect(0, 0, side, side, back) + draw(fore, mix(back, fore, 0.5));
};

/** A square that repeats seamlessly in both directions. */
export function drawPattern(motif: MotifName, colourway: Colourway): Svg {
  const [back, fore] = colourways[colourway];
  return picture(motifs[motif].side, motifs[motif].side, tile(motif, back, fore));
}

/** A pattern definition under an id, for `fill="url(#id)"`. */
export function definePattern(id: string, motif: MotifName, back: string, fore: string, scale = 1, turn = 0): Svg {
  const { side } = motifs[motif];
  const patternTransform = `rotate(${turn}) scale(${scale})`;
  return element(
    'pattern',
    { id, width: side, height: side, patternUnits: 'userSpaceOnUse', patternTransform },
    tile(motif, back, fore),
  );
}
