import { dishImages } from '../content/menu/dish-images.ts';
import { createRandom } from './brush/random.ts';
import { at, circle, element, line, picture, place, polar, ring, type Svg } from './brush/svg.ts';
import { drawDish } from './dish/dish.ts';
import { drawGround, lamplight } from './dish/table.ts';
import { props } from './scene/props.ts';
import { tools } from './scene/tools.ts';

/** A loop: its static part, and what changes with the time, from 0 to 1, which looks like 0. */
export interface TileVideo {
  readonly width: number;
  readonly height: number;
  readonly still: () => Svg;
  readonly food: (share: number) => Svg;
  readonly vapour: (share: number) => Svg;
}

const blur = element(
  'filter',
  { id: 'b', x: '-50%', y: '-50%', width: '200%', height: '200%' },
  element('feGaussianBlur', { stdDeviation: '13' }),
);

/** Wisps that rise from a point, widen, lean with the draught and fade. */
function steam(share: number, x: number, y: number, reach: number): Svg {
  const wisps = Array.from({ length: 9 }, (_, index) => {
    const age = (share + index / 9) % 1;
    const [startX, startY] = polar(index * 137, reach * 0.42, x, y);
    const rise = age * reach * 1.2;
    const sway = Math.sin((age + index * 0.31) * Math.PI * 2) * 46;
    const d = `M${at(startX, startY - rise)}q${at(50 + sway, -reach * 0.16)} ${at(sway, -reach * 0.32)}t${at(-sway * 0.6, -reach * 0.3)}`;
    return line(d, '#fffaf0', 30 + age * 54, { opacity: Math.sin(age * Math.PI) * 0.34 });
  });
  return blur + element('g', { filter: 'url(#b)' }, wisps.join(''));
}

const wave = (share: number, times = 1): number => Math.sin(share * times * Math.PI * 2);

const wok: TileVideo = {
  width: 1280,
  height: 720,
  still: () => {
    const random = createRandom('wok film');
    return (
      drawGround(random, 1280, 720, { kind: 'planks', colour: '#5a3521' }) +
      place(120, 620, -30, 1.3, props.frond(random)) +
      place(170, 150, 0, 1.25, props.herbs(random)) +
      place(1120, 130, 0, 1.1, props.chillies(random)) +
      place(1130, 610, 0, 1.2, props.looseLime(random))
    );
  },
  food: (share) =>
    place(640, 370, wave(share) * 5, 1.3 + wave(share, 2) * 0.008, tools.wokNoodles(createRandom('film noodles'))) +
    lamplight(1280, 720),
  vapour: (share) => steam(share, 660, 420, 300),
};

const pour: TileVideo = {
  width: 720,
  height: 1280,
  still: () => {
    const random = createRandom('pour film');
    return (
      drawGround(random, 720, 1280, { kind: 'batik', colour: '#0f3b2e', motif: 'kawung' }) +
      place(90, 1150, 30, 1.2, props.chopsticks(random)) +
      place(640, 1180, 0, 1.2, props.limes(random)) +
      place(600, 180, 0, 1.5, props.looseBasil(random)) +
      place(360, 740, 0, 3.3, drawDish('pho-bo', dishImages['pho-bo'].recipe))
    );
  },
  food: (share) => {
    const rings = [0, 1, 2, 3].map((index) => {
      const age = (share * 3 + index / 4) % 1;
      return ring(238, 812, 10 + age * 88, '#f6dca6', 7 * (1 - age) + 1, { opacity: (1 - age) * 0.75 });
    });
    const bend = wave(share, 4) * 5;
    const stream = `M256 480Q${at(222 + bend, 640)} ${at(238 + bend * 0.3, 812)}`;
    const drops = Array.from({ length: 7 }, (_, index) => {
      const age = (share * 4 + index / 7) % 1;
      const [x, y] = polar(index * 51 + 20, 14 + age * 62, 238, 812);
      return circle(x, y, 6 * (1 - age), '#f0cf92', { opacity: 1 - age });
    });
    return (
      rings.join('') +
      line(stream, '#0003', 34, { transform: 'translate(14 18)' }) +
      line(stream, '#8a4f1c', 30) +
      line(stream, '#b97a35', 22) +
      line(stream, '#f3cf8e', 5, {
        'stroke-dasharray': '60 34',
        'stroke-dashoffset': String(-share * 94 * 12),
        transform: 'translate(-5 0)',
      }) +
      drops.join('') +
      place(200, 300, 158 + wave(share, 2) * 1.5, 1.35, tools.ladle(createRandom('film ladle'))) +
      circle(259, 446, 64, '#a9682b') +
      circle(263, 450, 50, '#c08540') +
      lamplight(720, 1280)
    );
  },
  vapour: (share) => steam(share, 400, 800, 280),
};

/** The loops, by name. */
export const videos = { 'wok-steam': wok, 'broth-pour': pour } as const satisfies Record<string, TileVideo>;

/** The poster of a loop: its first frame without vapour. */
export const drawPoster = ({ width, height, still, food }: TileVideo): Svg => picture(width, height, still() + food(0));
