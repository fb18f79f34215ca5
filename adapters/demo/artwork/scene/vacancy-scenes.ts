import type { Ground } from '../dish/table.ts';
import type { Scene, TableItem } from './scene.ts';

const kitchen: Ground = { kind: 'planks', colour: '#3f281d' };
const pass: Ground = { kind: 'tiles', colour: '#5d7d78' };
const room: Ground = { kind: 'batik', colour: '#23486a', motif: 'ceplok' };
const terrace: Ground = { kind: 'planks', colour: '#7d4c2b' };
const bar: Ground = { kind: 'batik', colour: '#161b18', motif: 'weave' };
const office: Ground = { kind: 'batik', colour: '#0f3b2e', motif: 'kawung' };
const linen: Ground = { kind: 'linen', colour: '#d39680' };

type Item = readonly [what: TableItem[0], size: number];

/** Centres in pixels and rotations in degrees, for the largest item first. */
const places: readonly (readonly (readonly [x: number, y: number, turn: number])[])[] = [
  [
    [700, 410, 0],
    [230, 410, -10],
    [1060, 250, 16],
    [1090, 650, -36],
    [450, 110, 0],
    [440, 720, 20],
  ],
  [
    [480, 400, 0],
    [960, 410, 9],
    [140, 210, -14],
    [150, 650, 28],
    [730, 100, 0],
    [740, 720, -20],
  ],
  [
    [600, 430, 0],
    [1040, 320, 12],
    [170, 330, -12],
    [930, 690, -56],
    [360, 110, 0],
    [320, 700, 14],
  ],
];

/** What lies on the table of those who do this work, the largest item first. */
const compose = (ground: Ground, arrangement: 0 | 1 | 2, ...items: readonly Item[]): Scene => ({
  ground,
  items: items.flatMap(([what, size], index): readonly TableItem[] => {
    const [x, y, turn = 0] = places[arrangement]?.[index] ?? [];
    return x === undefined || y === undefined ? [] : [[what, x, y, size, turn]];
  }),
});

/** Pictures of the vacancies by their ids, 1200 by 800. */
export const vacancyScenes = {
  '7001': compose(
    bar,
    0,
    ['makrut-gimlet', 1.9],
    ['shaker', 1.1],
    ['jigger', 1.1],
    ['limes', 0.9],
    ['looseLime', 1.1],
    ['looseMakrut', 1.1],
  ),
  '7002': compose(
    bar,
    1,
    ['notebook', 1.25],
    ['shaker', 1.15],
    ['towels', 1],
    ['jigger', 1],
    ['looseLime', 1],
    ['looseBasil', 1.1],
  ),
  '7003': compose(
    bar,
    2,
    ['limes', 1.7],
    ['towels', 1.15],
    ['water', 1.3],
    ['knife', 0.9],
    ['looseLime', 1.2],
    ['looseLime', 1],
  ),
  '7004': compose(
    room,
    0,
    ['som-tam', 2],
    ['menuCard', 1.15],
    ['notebook', 0.8],
    ['chopsticks', 0.9],
    ['looseFlower', 1.2],
    ['looseLime', 1],
  ),
  '7005': compose(
    linen,
    1,
    ['servingTray', 1],
    ['menuCard', 1.15],
    ['tea', 1.1],
    ['napkin', 1],
    ['candle', 1],
    ['looseFlower', 1],
  ),
  '7006': compose(
    terrace,
    2,
    ['young-coconut', 1.9],
    ['towels', 1.1],
    ['menuCard', 1],
    ['frond', 1],
    ['looseFlower', 1.2],
    ['looseLime', 1],
  ),
  '7007': compose(
    room,
    1,
    ['menuCard', 1.5],
    ['notebook', 1.1],
    ['keys', 0.9],
    ['looseFlower', 1.2],
    ['candle', 1],
    ['frond', 0.9],
  ),
  '7008': compose(
    linen,
    0,
    ['notebook', 1.25],
    ['servingTray', 0.7],
    ['keys', 0.9],
    ['napkin', 1],
    ['looseFlower', 1.1],
    ['spoon', 0.8],
  ),
  '7009': compose(
    pass,
    1,
    ['bun-thit-nuong', 2],
    ['servingTray', 0.8],
    ['towels', 0.9],
    ['peanutSauce', 1],
    ['looseChillies', 1.1],
    ['looseBasil', 1.1],
  ),
  '7010': compose(
    office,
    2,
    ['notebook', 1.3],
    ['apron', 1.05],
    ['keys', 1.1],
    ['spoon', 0.8],
    ['tea', 1.1],
    ['looseFlower', 1.1],
  ),
  '7011': compose(
    office,
    0,
    ['keys', 1.8],
    ['menuCard', 1.15],
    ['tea', 1.2],
    ['notebook', 0.8],
    ['looseLime', 1],
    ['looseFlower', 1.1],
  ),
  '7012': compose(
    room,
    2,
    ['apron', 1.15],
    ['notebook', 1],
    ['tea', 1.3],
    ['keys', 0.9],
    ['looseFlower', 1.1],
    ['candle', 0.9],
  ),
  '7013': compose(
    kitchen,
    0,
    ['wokNoodles', 1.25],
    ['apron', 1.15],
    ['cleaver', 0.95],
    ['ladle', 0.8],
    ['looseChillies', 1.2],
    ['looseShallots', 1.1],
  ),
  '7014': compose(
    kitchen,
    1,
    ['chicken-satay', 2.1],
    ['ikan-bakar', 1.7],
    ['chillies', 0.9],
    ['sambalBowl', 1],
    ['looseLemongrass', 1.1],
    ['looseLime', 1.1],
  ),
  '7015': compose(
    pass,
    2,
    ['sambalBowl', 1.9],
    ['knife', 1.05],
    ['herbs', 1],
    ['looseLemongrass', 1.2],
    ['looseShallots', 1.2],
    ['looseChillies', 1.2],
  ),
  '7016': compose(
    kitchen,
    2,
    ['massaman-lamb', 1.9],
    ['knife', 1.1],
    ['notebook', 0.95],
    ['spoon', 0.9],
    ['looseSpice', 1.2],
    ['nuts', 0.8],
  ),
  '7017': compose(
    pass,
    0,
    ['wok', 1.3],
    ['towels', 1.15],
    ['ladle', 0.9],
    ['spoon', 0.9],
    ['water', 0.9],
    ['looseBasil', 1],
  ),
  '7018': compose(
    office,
    1,
    ['notebook', 1.35],
    ['teh-tarik', 1.6],
    ['keys', 0.9],
    ['pandanSprig', 1],
    ['looseFlower', 1],
    ['looseLime', 0.9],
  ),
} as const satisfies Record<string, Scene>;

export type VacancyId = keyof typeof vacancyScenes;
