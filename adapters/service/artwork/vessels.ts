import { bamboo, brass, celadon, clay, dusk, ink, lit, mix, shade, stone } from './colour.ts';
import type { Random } from './random.ts';
import { spread } from './random.ts';
import { arc, at, circle, dashes, dots, ellipse, line, path, polar, rect, ring, type Svg, short } from './svg.ts';

/** Draws a vessel of radius 100 around the origin, empty, with its shadow on the table. */
type Vessel = (random: Random, colour?: string) => Svg;

const shadow = (radius: number): Svg =>
  circle(13, 16, radius + 3, ink, { opacity: 0.16 }) + circle(8, 10, radius, ink, { opacity: 0.3 });

/** The lit and the shaded side of a rim. */
const rimLight = (radius: number, colour: string, width: number): Svg =>
  line(arc(0, 0, radius, 185, 275), lit(colour, 0.75), width, { opacity: 0.9 }) +
  line(arc(0, 0, radius, 10, 95), shade(colour, 0.35), width, { opacity: 0.6 });

/** A deep bowl. Its inner wall is dark towards the light and lit on the far side. */
const bowl: Vessel = (_, colour = celadon) =>
  shadow(100) +
  circle(0, 0, 100, colour) +
  rimLight(97.5, colour, 3.4) +
  ring(0, 0, 95, shade(colour, 0.25), 1.4) +
  circle(0, 0, 92, shade(colour, 0.4)) +
  circle(3.5, 3.5, 88, shade(colour, 0.15)) +
  line(arc(0, 0, 88, 15, 85), lit(colour, 0.35), 3);

/** A bowl with a painted band on its rim. */
const paintedBowl: Vessel = (random, colour = '#eef0e6') =>
  bowl(random, colour) +
  ring(0, 0, 96.5, '#2c5b8c', 3, { 'stroke-dasharray': '1 5.06 6 5.06' }) +
  ring(0, 0, 90, '#2c5b8c', 1.4);

const plate: Vessel = (random, colour = '#f4eedf') =>
  shadow(100) +
  circle(0, 0, 100, shade(colour, 0.16)) +
  circle(-0.8, -0.8, 99, colour) +
  rimLight(97.5, colour, 2.4) +
  circle(0, 0, 80, shade(colour, 0.2)) +
  circle(1.8, 1.8, 78, lit(colour, 0.2)) +
  line(dots(spread(random, 34, 96, 0.9)), shade(colour, 0.3), 1.4, { opacity: 0.7 });

/** White enamel with a blue rim, chipped here and there. */
const enamel: Vessel = (random, colour = '#24548c') => {
  const [x, y] = polar(random.between(20, 330), 97);
  return (
    shadow(100) +
    circle(0, 0, 100, shade(colour, 0.2)) +
    ring(0, 0, 98, colour, 4) +
    circle(0, 0, 95, '#f8f5ea') +
    line(arc(0, 0, 98.5, 190, 262), lit(colour, 0.6), 2) +
    circle(0, 0, 79, '#d5d2c5') +
    circle(1.6, 1.6, 77.5, '#fbf9f1') +
    line(arc(0, 0, 87, 196, 250), '#ffffff', 4) +
    ellipse(x, y, 3.6, 2.2, ink)
  );
};

/** A dark, hand-thrown plate. */
const slate: Vessel = (random, colour = '#34403c') => {
  const rings = [92, 84, 70, 52, 34]
    .map((radius) => arc(0, 0, radius, random.between(0, 60), random.between(220, 380)))
    .join('');
  return (
    shadow(100) +
    circle(0, 0, 100, shade(colour, 0.3)) +
    circle(-0.8, -0.8, 98, colour) +
    circle(0, 0, 82, shade(colour, 0.25)) +
    circle(1.6, 1.6, 80, lit(colour, 0.06)) +
    line(rings, lit(colour, 0.25), 1.2, { opacity: 0.5 }) +
    rimLight(96.5, colour, 2.4) +
    line(dots(spread(random, 46, 96, 0.9)), lit(colour, 0.45), 1.3, { opacity: 0.6 })
  );
};

/** A hammered brass tray. */
const tray: Vessel = (random, colour = brass) =>
  shadow(104) +
  circle(0, 0, 104, shade(colour, 0.4)) +
  circle(-0.8, -0.8, 102, colour) +
  ring(0, 0, 97, lit(colour, 0.5), 3.2, { 'stroke-dasharray': '0.1 6.77', 'stroke-linecap': 'round' }) +
  circle(0, 0, 91, shade(colour, 0.3)) +
  circle(1.4, 1.4, 89.5, lit(colour, 0.08)) +
  line(dots(spread(random, 110, 86, 0.5)), lit(colour, 0.32), 6, { opacity: 0.4 }) +
  line(arc(0, 0, 84, 188, 268) + arc(0, 0, 101, 190, 270), '#fff1c4', 2.4, { opacity: 0.85 });

const leafEdge = 'M-128 16C-104-44-40-84 34-82C84-80 118-54 136-18C120 34 62 82-12 84C-66 84-112 58-128 16Z';

/** A banana leaf, 264 long, split here and there. */
const leafVessel: Vessel = (random, colour = '#4b8c46') => {
  const veins = Array.from({ length: 17 }, (_, index) => {
    const x = index * 13 - 112;
    const reach = 74 * Math.max(0, 1 - (Math.abs(x + 10) / 128) ** 2.2);
    return `M${at(x, 4 - x * 0.07)}Q${at(x + 8, -reach * 0.5)} ${at(x + 12, -reach)}M${at(x, 4 - x * 0.07)}Q${at(x + 8, reach * 0.5)} ${at(x + 11, reach * 0.98)}`;
  }).join('');
  const split = random.between(-20, 40);
  return (
    path(leafEdge, ink, { opacity: 0.15, transform: 'translate(13 16)' }) +
    path(leafEdge, dusk, { transform: 'translate(7 9)' }) +
    path(leafEdge, shade(colour, 0.25)) +
    path(leafEdge, colour, { transform: 'translate(-1 -1.6)scale(.985)' }) +
    path('M-126 14C-100-42-40-80 34-79C82-77 114-52 132-18Q10-10-126 14Z', lit(colour, 0.14)) +
    line(veins, shade(colour, 0.25), 1.2, { opacity: 0.7 }) +
    line(veins, lit(colour, 0.4), 0.8, { opacity: 0.6, transform: 'translate(1.6 0)' }) +
    line('M-140 18Q0-4 138-18', shade(colour, 0.25), 6) +
    line('M-140 17Q0-5 138-19', '#c6d98c', 3.6) +
    path(`M${at(split + 14, -86)}L${at(split + 2, -40)}L${at(split + 22, -85)}Z`, shade(colour, 0.55), { opacity: 0.8 })
  );
};

/** A round of banana leaf on a plate or tray. */
const lined: Vessel = (random, colour = brass) => {
  const ribs = Array.from({ length: 17 }, (_, index) => {
    const x = index * 9.6 - 77;
    const reach = Math.sqrt(84 ** 2 - x ** 2);
    return `M${at(x, -reach)}Q${at(x + 5, 0)} ${at(x, reach)}`;
  }).join('');
  return (
    (colour === brass ? tray(random) : plate(random, colour)) +
    circle(2, 3, 85, dusk) +
    circle(0, 0, 85, '#2f6a38') +
    circle(-0.8, -0.8, 84, '#4f9148') +
    line(ribs, '#356f38', 1.3) +
    line(ribs, '#8dbd70', 0.8, { transform: 'translate(2.4 0)', opacity: 0.7 }) +
    line('M-84 3Q0-4 84 2', '#bcd58a', 3.4)
  );
};

/** A bamboo steamer with its slatted floor. */
const steamer: Vessel = (_, colour = bamboo) => {
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

/** A stone mortar, its pestle leaning out of it. */
const mortar: Vessel = (random, colour = stone) =>
  shadow(104) +
  circle(0, 0, 104, shade(colour, 0.4)) +
  circle(-1, -1, 102, colour) +
  line(dots(spread(random, 130, 101, 0.9)), shade(colour, 0.4), 2.2, { opacity: 0.7 }) +
  line(dots(spread(random, 90, 101, 0.9)), lit(colour, 0.45), 1.6, { opacity: 0.7 }) +
  rimLight(99, colour, 3) +
  circle(0, 0, 85, shade(colour, 0.7)) +
  circle(3, 3, 82, shade(colour, 0.35));

/** A glazed clay pot with two ears. */
const pot: Vessel = (_, colour = clay) => {
  const ear = (turn: number): Svg => {
    const [x, y] = polar(turn, 104);
    return (
      ellipse(x + 5, y + 7, 17, 21, dusk) +
      ellipse(x, y, 17, 21, shade(colour, 0.35)) +
      ellipse(x - 1, y - 1, 13, 17, colour)
    );
  };
  return (
    ear(180) +
    ear(0) +
    bowl(_, colour) +
    ring(0, 0, 98, '#2d1a10', 3, { opacity: 0.55 }) +
    line(arc(0, 0, 98, 190, 265), '#ffd9ae', 2.6)
  );
};

/** A woven basket lined with paper. */
const basket: Vessel = (random, colour = '#c08b45') => {
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
const board: Vessel = (random, colour = '#9c6234') => {
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

const wall = (radius: number): Svg =>
  circle(16, 20, radius, ink, { opacity: 0.14 }) +
  circle(9, 12, radius, dusk) +
  circle(0, 0, radius, '#f3f6ee', { opacity: 0.42 }) +
  ring(0, 0, radius - 1.5, '#ffffff', 2.4, { opacity: 0.9 }) +
  ring(0, 0, radius - 5, '#d3dcd2', 1.6, { opacity: 0.7 });

/** A wide, shallow glass on a paper mat. */
const coupe: Vessel = (_, colour = '#f7f1e3') =>
  circle(5, 6, 104, dusk) +
  circle(0, 0, 104, colour) +
  ring(0, 0, 98, mix(colour, '#0f3b2e', 0.5), 2, { 'stroke-dasharray': '5 5' }) +
  wall(88);

/** A tall, narrow glass with a thick wall on a mat. */
const highball: Vessel = (_, colour = '#9dbf7e') =>
  circle(5, 6, 100, dusk) +
  circle(0, 0, 100, colour) +
  ring(0, 0, 93, lit(colour, 0.5), 3) +
  wall(82) +
  ring(0, 0, 78, '#ffffff', 5, { opacity: 0.35 });

/** A carved ceramic mug. */
const tiki: Vessel = (_, colour = '#8a5a2c') =>
  shadow(98) +
  circle(0, 0, 98, shade(colour, 0.35)) +
  ring(0, 0, 92, colour, 11) +
  ring(0, 0, 92, lit(colour, 0.5), 6, { 'stroke-dasharray': '9 15.4' }) +
  ring(0, 0, 86, shade(colour, 0.6), 2) +
  line(arc(0, 0, 96, 190, 266), '#ffe2b0', 2.6) +
  circle(0, 0, 84, shade(colour, 0.55));

export const vessels = {
  bowl,
  paintedBowl,
  plate,
  enamel,
  slate,
  tray,
  leafVessel,
  lined,
  steamer,
  mortar,
  pot,
  basket,
  board,
  coupe,
  highball,
  tiki,
} as const satisfies Record<string, Vessel>;

export type VesselName = keyof typeof vessels;
