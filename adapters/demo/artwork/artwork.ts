import { dishImages } from '../content/menu/dish-images.ts';
import { drawMark } from './brush/mark.ts';
import { colourways, drawPattern, type MotifName, motifs } from './brush/pattern.ts';
import type { Svg } from './brush/svg.ts';
import { drawDishImage, drawDishOutline } from './dish/dish-image.ts';
import { drawFront, drawFrontOutline } from './front/front.ts';
import { fronts } from './front/fronts.ts';
import { drawScene, type FocalPoint, type Scene } from './scene/scene.ts';
import { jobScenes, offerScenes, socialScenes, tallScenes, wideScenes } from './scene/scenes.ts';
import { vacancyScenes } from './scene/vacancy-scenes.ts';
import { drawPoster, videos } from './videos.ts';

/** An image that is always drawn the same. Sizes are in pixels. */
export interface ArtworkImage {
  readonly width: number;
  readonly height: number;
  readonly focus?: FocalPoint | undefined;
  readonly draw: () => Svg;
}

type Entry = readonly [url: string, picture: ArtworkImage];

/** The keys of an object with their own type. */
const placeholderValuesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] => {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
};

const entry = (url: string, width: number, height: number, draw: () => Svg): Entry => [url, { width, height, draw }];

const dishes = Object.entries(dishImages).map(([id, dish]) =>
  entry(`/media/dish/${id}.svg`, 960, 720, () => drawDishImage(id, dish, { width: 960, height: 720 })),
);

const scenes = (
  kind: string,
  set: Readonly<Record<string, Scene>>,
  width: number,
  height: number,
  ending = '',
): readonly Entry[] =>
  Object.entries(set).map(([id, scene]) => [
    `/media/${kind}/${id}${ending}.svg`,
    { width, height, focus: scene.focus, draw: () => drawScene(`${id}${ending}`, scene, width, height) },
  ]);

const restaurants = Object.entries(fronts).map(([id, front]) =>
  entry(`/media/front/${id}.svg`, 1200, 800, () => drawFront(id, front)),
);

/** Line drawings to colour in. */
const outlines = [
  entry('/media/colouring/front-henley.svg', 1200, 800, () => drawFrontOutline('henley', fronts.henley)),
  ...(['little-satay', 'plain-noodles', 'banana-ice-cream'] as const).map((id) =>
    entry(`/media/colouring/${id}.svg`, 720, 720, () => drawDishOutline(id, dishImages[id], 720)),
  ),
];

const patterns = placeholderValuesOf(motifs).flatMap((motif: MotifName) =>
  placeholderValuesOf(colourways).map((colourway) => {
    const { side } = motifs[motif];
    return entry(`/media/pattern/${motif}-${colourway}.svg`, side, side, () => drawPattern(motif, colourway));
  }),
);

const posters = Object.entries(videos).map(([id, video]) =>
  entry(`/media/film/${id}.svg`, video.width, video.height, () => drawPoster(video)),
);

/** The square in the middle of a wide image. */
const square = (svg: Svg): Svg =>
  svg.replace(/ width="\d+" height="\d+" viewBox="0 0 1200 800"/, ' width="900" height="900" viewBox="200 0 800 800"');

/** Every image of the demo chain by its address, such as `/media/dish/pho-bo.svg`. */
export const artwork: ReadonlyMap<string, ArtworkImage> = new Map([
  ...dishes,
  ...scenes('scene', wideScenes, 1600, 900),
  ...scenes('scene', tallScenes, 900, 1200, '-tall'),
  ...restaurants,
  ...outlines,
  ...patterns,
  ...scenes('job', jobScenes, 1200, 800),
  ...scenes('vacancy', vacancyScenes, 1200, 800),
  ...scenes('offer', offerScenes, 1200, 800),
  ...scenes('social', socialScenes, 900, 900),
  ...posters,
  entry('/media/social/soho-at-night.svg', 900, 900, () => square(drawFront('soho', fronts.soho))),
  entry('/media/brand/mark.svg', 192, 192, () => drawMark(192)),
  entry('/media/brand/favicon.svg', 48, 48, () => drawMark(48)),
]);
