import type { Ground } from '../dish/table.ts';
import type { Scene } from './scene.ts';

const teak: Ground = { kind: 'planks', colour: '#7d4c2b' };
const dark: Ground = { kind: 'planks', colour: '#3f281d' };
const green: Ground = { kind: 'batik', colour: '#0f3b2e', motif: 'kawung' };
const red: Ground = { kind: 'batik', colour: '#a5321c', motif: 'parang' };
const gold: Ground = { kind: 'batik', colour: '#d4922c', motif: 'ceplok' };
const night: Ground = { kind: 'batik', colour: '#161b18', motif: 'weave' };
const indigo: Ground = { kind: 'batik', colour: '#23486a', motif: 'ceplok' };
const moss: Ground = { kind: 'linen', colour: '#7f9c62' };
const rice: Ground = { kind: 'linen', colour: '#e6d8ba' };
const rose: Ground = { kind: 'linen', colour: '#d39680' };
const sea: Ground = { kind: 'tiles', colour: '#2e6069' };
const mint: Ground = { kind: 'tiles', colour: '#97b8a8' };
const earth: Ground = { kind: 'tiles', colour: '#ad5c38' };

/** Wide tables, 1600 by 900, for heroes. */
export const wideScenes = {
  'shared-feast': {
    ground: green,
    cloth: { x: 820, y: 470, width: 620, height: 1300, turn: 78, colour: '#a5321c', motif: 'parang' },
    items: [
      ['frond', 60, 860, 1.5, -24],
      ['frond', 1530, 40, 1.4, 150],
      ['nasi-lemak', 430, 250, 2.1, -10],
      ['pho-bo', 860, 190, 2],
      ['beef-rendang', 1270, 250, 2.1],
      ['chicken-satay', 800, 660, 2.25, 6],
      ['laksa-lemak', 280, 690, 2],
      ['som-tam', 1330, 700, 2],
      ['lychee-martini', 1560, 450, 1.1],
      ['mango-daiquiri', 40, 420, 1.1],
      ['limes', 590, 450, 0.9],
      ['sambalBowl', 1060, 452, 0.85],
      ['chopsticks', 545, 760, 0.85, 24],
      ['looseChillies', 1090, 850, 1.2],
      ['looseBasil', 1090, 70, 1.2],
    ],
  },
  noodles: {
    ground: sea,
    cloth: { x: 760, y: 460, width: 560, height: 1500, turn: 96, colour: '#e6d8ba', motif: 'weave' },
    items: [
      ['pho-bo', 800, 440, 3.1],
      ['laksa-lemak', 240, 220, 2.3],
      ['char-kway-teow', 1360, 230, 2.2],
      ['pad-thai-prawn', 300, 780, 2.2],
      ['bun-thit-nuong', 1330, 760, 2.3],
      ['herbs', 540, 70, 1],
      ['chillies', 1080, 90, 0.9],
      ['limes', 1560, 480, 0.9],
      ['chopsticks', 1078, 570, 1, 12],
      ['spoon', 560, 640, 1, -20],
      ['looseLime', 560, 860, 1],
      ['looseBasil', 1020, 850, 1.2],
      ['looseChillies', 60, 500, 1.2],
    ],
  },
  grill: {
    ground: dark,
    cloth: { x: 840, y: 470, width: 1320, height: 520, turn: -9, colour: '#d4922c', motif: 'ceplok' },
    items: [
      ['frond', 1500, 860, 1.6, 200],
      ['chicken-satay', 760, 420, 3, -6],
      ['ikan-bakar', 1310, 300, 2.3, 16],
      ['com-tam', 250, 690, 2.2],
      ['ayam-penyet', 1240, 760, 2],
      ['salt-pepper-squid', 250, 210, 2],
      ['sambalBowl', 560, 130, 1],
      ['peanutSauce', 900, 800, 1.05],
      ['limes', 960, 90, 0.9],
      ['looseLime', 590, 790, 1.2],
      ['looseShallots', 1560, 560, 1.2],
      ['tamarind-fizz', 1540, 60, 1],
      ['knife', 520, 760, 0.8, 64],
    ],
  },
  vegan: {
    ground: moss,
    cloth: { x: 800, y: 450, width: 1180, height: 560, turn: 7, colour: '#f0e4c6', motif: 'kawung' },
    items: [
      ['pandanSprig', 120, 70, 1.4, 40],
      ['pandanSprig', 1500, 840, 1.4, 205],
      ['sayur-lodeh', 800, 430, 2.7],
      ['red-curry-aubergine', 270, 260, 2.2],
      ['goi-cuon-tofu', 1330, 260, 2.2],
      ['tempeh-goreng', 300, 740, 2],
      ['morning-glory', 1300, 740, 2.1],
      ['coconut-rice', 800, 880, 1.5],
      ['panang-tofu', 800, -20, 1.6],
      ['herbs', 540, 560, 0.9],
      ['chillies', 1070, 200, 0.85],
      ['looseMakrut', 560, 120, 1.2],
      ['loosePeanuts', 1060, 760, 1.3],
      ['looseShallots', 40, 520, 1.2],
      ['spoon', 1560, 520, 1, 12],
    ],
  },
  cocktails: {
    ground: night,
    cloth: { x: 800, y: 450, width: 700, height: 1700, turn: 82, colour: '#0f3b2e', motif: 'kawung' },
    items: [
      ['frond', 80, 60, 1.5, 30],
      ['frond', 1520, 850, 1.5, 205],
      ['servingTray', 790, 460, 1.3],
      ['lychee-martini', 280, 300, 1.7],
      ['passion-fruit-mojito', 1290, 260, 1.7],
      ['mai-tai', 320, 740, 1.6],
      ['espresso-martini', 1250, 700, 1.6],
      ['pandan-colada', 790, 40, 1.3],
      ['thai-basil-smash', 780, 890, 1.2],
      ['shaker', 1500, 480, 0.9, 74],
      ['jigger', 1060, 860, 1, 20],
      ['limes', 540, 120, 0.85],
      ['looseFlower', 560, 800, 1.4],
      ['looseLime', 1040, 100, 1.2],
      ['looseBasil', 60, 560, 1.3],
    ],
  },
  sweets: {
    ground: rose,
    cloth: { x: 800, y: 460, width: 1240, height: 540, turn: -6, colour: '#23486a', motif: 'ceplok' },
    items: [
      ['pandanSprig', 90, 110, 1.5, 30],
      ['mango-sticky-rice', 790, 430, 2.9],
      ['kuih-dadar', 280, 300, 2.2],
      ['pisang-goreng', 1310, 280, 2.2],
      ['pandan-panna-cotta', 1260, 740, 1.9],
      ['che-ba-mau', 330, 760, 1.8],
      ['tea', 620, 820, 1.2],
      ['jasmine-tea', 980, 30, 1.1],
      ['ca-phe-sua-da', 1560, 520, 1.2],
      ['looseFlower', 560, 90, 1.5],
      ['looseFlower', 960, 830, 1.5],
      ['spoon', 1080, 600, 0.9, 30],
      ['looseSpice', 60, 560, 1.2],
    ],
  },
  kitchen: {
    ground: teak,
    cloth: { x: 1350, y: 640, width: 620, height: 460, turn: -14, colour: '#9dbf7e', motif: 'weave' },
    items: [
      ['frond', 800, 30, 1.5, 176],
      ['wokNoodles', 760, 500, 1.25],
      ['apron', 210, 300, 1.05, -12],
      ['cleaver', 1180, 260, 1.1, 18],
      ['ladle', 1500, 250, 1, -28],
      ['som-tam', 1330, 690, 1.9],
      ['herbs', 420, 720, 1.2],
      ['chillies', 600, 850, 1],
      ['nuts', 230, 780, 1],
      ['sambalBowl', 1000, 90, 0.9],
      ['looseLemongrass', 1080, 850, 1.2],
      ['looseChillies', 470, 140, 1.4],
      ['looseLime', 1560, 860, 1.3],
      ['looseShallots', 60, 590, 1.2],
    ],
  },
  'morning-market': {
    ground: earth,
    cloth: { x: 720, y: 480, width: 1120, height: 580, turn: 5, colour: '#e6d8ba', motif: 'parang' },
    items: [
      ['frond', 1450, 820, 1.7, 195],
      ['frond', 120, 840, 1.5, -20],
      ['roti-telur', 760, 440, 2.5],
      ['kaya-toast', 280, 240, 1.9, -8],
      ['chao-ga', 1260, 250, 2.2],
      ['prawn-crackers', 330, 720, 1.9],
      ['curry-puffs', 1200, 740, 2],
      ['young-coconut', 1530, 480, 1.3],
      ['ca-phe-sua-da', 760, 40, 1.1],
      ['tea', 560, 690, 1.2],
      ['limes', 520, 90, 1],
      ['herbs', 990, 90, 0.95],
      ['nuts', 900, 820, 0.95],
      ['looseFlower', 60, 500, 1.5],
      ['looseLemongrass', 1010, 610, 1.1],
      ['looseLime', 660, 850, 1.2],
    ],
  },
} as const satisfies Record<string, Scene>;

/** The same tables in portrait format, 900 by 1200, for phones. */
export const tallScenes = {
  'shared-feast': {
    ground: green,
    cloth: { x: 450, y: 600, width: 1100, height: 420, turn: 68, colour: '#a5321c', motif: 'parang' },
    items: [
      ['frond', 840, 1150, 1.4, 210],
      ['pho-bo', 300, 260, 2.3],
      ['beef-rendang', 740, 470, 2.1],
      ['nasi-lemak', 400, 960, 2.3, -12],
      ['laksa-lemak', 110, 640, 1.7],
      ['lychee-martini', 820, 130, 1.2],
      ['limes', 470, 560, 0.8],
      ['looseBasil', 560, 70, 1.2],
      ['looseChillies', 830, 800, 1.3],
    ],
  },
  noodles: {
    ground: sea,
    cloth: { x: 450, y: 600, width: 460, height: 1500, turn: 14, colour: '#e6d8ba', motif: 'weave' },
    items: [
      ['pho-bo', 450, 600, 3],
      ['laksa-lemak', 130, 130, 2.1],
      ['pad-thai-prawn', 790, 160, 2],
      ['bun-thit-nuong', 760, 1080, 2.1],
      ['chillies', 120, 940, 1],
      ['chopsticks', 360, 1050, 0.95, 60],
      ['looseLime', 60, 460, 1.1],
      ['looseBasil', 850, 800, 1.2],
    ],
  },
  grill: {
    ground: dark,
    cloth: { x: 450, y: 620, width: 1300, height: 420, turn: 62, colour: '#d4922c', motif: 'ceplok' },
    items: [
      ['chicken-satay', 450, 560, 2.6, -30],
      ['ikan-bakar', 480, 1010, 2.2, 10],
      ['salt-pepper-squid', 180, 190, 1.9],
      ['com-tam', 760, 190, 1.8],
      ['sambalBowl', 800, 780, 0.95],
      ['looseLime', 90, 830, 1.3],
      ['looseShallots', 470, 90, 1],
    ],
  },
  vegan: {
    ground: moss,
    cloth: { x: 450, y: 600, width: 520, height: 1400, turn: -10, colour: '#f0e4c6', motif: 'kawung' },
    items: [
      ['pandanSprig', 780, 90, 1.3, 150],
      ['sayur-lodeh', 430, 560, 2.6],
      ['red-curry-aubergine', 190, 170, 1.9],
      ['goi-cuon-tofu', 720, 1020, 2.1],
      ['tempeh-goreng', 150, 1000, 1.7],
      ['herbs', 790, 330, 1],
      ['looseMakrut', 800, 720, 1.2],
      ['loosePeanuts', 470, 140, 1.3],
    ],
  },
  cocktails: {
    ground: night,
    cloth: { x: 450, y: 600, width: 520, height: 1500, turn: -16, colour: '#0f3b2e', motif: 'kawung' },
    items: [
      ['frond', 90, 1140, 1.4, -30],
      ['lychee-martini', 290, 270, 2],
      ['passion-fruit-mojito', 660, 620, 2.1],
      ['mai-tai', 250, 900, 1.7],
      ['espresso-martini', 760, 1090, 1.5],
      ['pandan-colada', 780, 170, 1.4],
      ['looseFlower', 150, 560, 1.5],
      ['looseLime', 520, 1030, 1.2],
    ],
  },
  sweets: {
    ground: rose,
    cloth: { x: 450, y: 600, width: 500, height: 1500, turn: 10, colour: '#23486a', motif: 'ceplok' },
    items: [
      ['mango-sticky-rice', 450, 580, 2.7],
      ['kuih-dadar', 160, 160, 1.9],
      ['pisang-goreng', 740, 1030, 2.1],
      ['che-ba-mau', 180, 1010, 1.6],
      ['tea', 740, 180, 1.3],
      ['looseFlower', 480, 120, 1.4],
      ['looseFlower', 830, 420, 1.4],
      ['spoon', 60, 610, 0.9, 12],
    ],
  },
  kitchen: {
    ground: teak,
    items: [
      ['frond', 780, 60, 1.3, 160],
      ['wokNoodles', 430, 560, 1.35],
      ['apron', 190, 1040, 1, -18],
      ['cleaver', 740, 1010, 1, 22],
      ['herbs', 150, 160, 1.2],
      ['chillies', 470, 120, 1],
      ['looseLemongrass', 800, 420, 1.2],
      ['looseLime', 480, 1110, 1.3],
    ],
  },
  'morning-market': {
    ground: earth,
    cloth: { x: 450, y: 600, width: 560, height: 1400, turn: -8, colour: '#e6d8ba', motif: 'parang' },
    items: [
      ['frond', 820, 1120, 1.4, 205],
      ['roti-telur', 430, 560, 2.5],
      ['chao-ga', 190, 180, 2],
      ['kaya-toast', 690, 1010, 1.8, 10],
      ['curry-puffs', 170, 1010, 1.7],
      ['young-coconut', 770, 220, 1.3],
      ['limes', 790, 720, 0.9],
      ['looseFlower', 470, 90, 1.4],
    ],
  },
} as const satisfies Record<keyof typeof wideScenes, Scene>;

/** Tools of each kind of work, 1200 by 800. */
export const jobScenes = {
  'back-of-house': {
    ground: dark,
    items: [
      ['apron', 210, 420, 1.25, -10],
      ['wokGreens', 690, 400, 1.2],
      ['cleaver', 1060, 260, 1, 16],
      ['ladle', 1120, 640, 0.8, -60],
      ['herbs', 420, 90, 0.9],
      ['chillies', 410, 730, 0.9],
      ['looseChillies', 900, 90, 1.2],
      ['looseShallots', 740, 740, 1.1],
    ],
  },
  'front-of-house': {
    ground: indigo,
    items: [
      ['frond', 1130, 60, 1.3, 150],
      ['goi-cuon-tofu', 570, 290, 1.9],
      ['servingTray', 760, 560, 0.8],
      ['menuCard', 200, 300, 1.1, -12],
      ['menuCard', 250, 360, 1.1, -4],
      ['towels', 1040, 560, 1.1, 14],
      ['notebook', 1000, 220, 0.75, 18],
      ['looseFlower', 420, 720, 1.3],
      ['looseLime', 800, 740, 1],
    ],
  },
  management: {
    ground: green,
    items: [
      ['apron', 960, 420, 1.2, 9],
      ['notebook', 330, 350, 1.2, -9],
      ['keys', 640, 560, 1.2, -20],
      ['tea', 620, 220, 1.4],
      ['menuCard', 120, 700, 0.9, 30],
      ['spoon', 745, 320, 0.7, 40],
      ['looseFlower', 480, 720, 1.2],
      ['looseLime', 1150, 720, 1],
    ],
  },
  'quick-service': {
    ground: gold,
    items: [
      ['frond', 90, 720, 1.3, -30],
      ['curry-puffs', 300, 260, 1.9],
      ['chicken-rice-bowl', 720, 400, 2.3],
      ['notebook', 1050, 280, 0.95, 14],
      ['shaker', 1040, 650, 0.85, -12],
      ['towels', 240, 640, 1.05, -10],
      ['chopsticks', 500, 560, 0.8, 30],
      ['looseLime', 560, 90, 1],
    ],
  },
} as const satisfies Record<string, Scene>;

/** Pictures of the offers, 1200 by 800. */
export const offerScenes = {
  'two-for-one-cocktails': {
    ground: night,
    items: [
      ['frond', 80, 90, 1.3, 30],
      ['lychee-martini', 400, 390, 2.4],
      ['mai-tai', 840, 420, 2.5],
      ['shaker', 1100, 150, 0.8, 40],
      ['looseFlower', 620, 720, 1.6],
      ['looseLime', 610, 90, 1.3],
      ['jigger', 170, 690, 1.2, -30],
    ],
  },
  'kids-eat-for-a-pound': {
    ground: sea,
    items: [
      ['little-satay', 460, 400, 2.8],
      ['banana-ice-cream', 960, 290, 2],
      ['virgin-lychee-cooler', 960, 700, 1.4],
      ['crayons', 140, 620, 1.1, -20],
      ['water', 120, 140, 1.2],
      ['looseLime', 700, 740, 1.1],
    ],
  },
  'student-quarter-off': {
    ground: earth,
    items: [
      ['mee-goreng-mamak', 720, 400, 2.8],
      ['notebook', 240, 340, 1.15, -12],
      ['teh-tarik', 1090, 160, 1.2],
      ['chopsticks', 1060, 520, 0.9, 14],
      ['looseChillies', 420, 720, 1.3],
      ['sambalBowl', 1110, 720, 0.9],
    ],
  },
  'birthday-pudding': {
    ground: rose,
    items: [
      ['pandanSprig', 100, 90, 1.3, 30],
      ['pandan-panna-cotta', 620, 400, 2.9],
      ['candle', 640, 380, 1.6],
      ['tag', 980, 640, 1.2, -14],
      ['looseFlower', 980, 160, 1.8],
      ['looseFlower', 180, 640, 1.8],
      ['spoon', 290, 420, 1, 8],
      ['jasmine-spritz', 1140, 400, 1.1],
    ],
  },
  'weekday-lunch': {
    ground: rice,
    items: [
      ['pad-kra-pao', 470, 420, 2.7],
      ['cha-gio', 960, 250, 1.9],
      ['lemongrass-collins', 960, 670, 1.3],
      ['napkin', 100, 420, 1, -4],
      ['spoon', 120, 420, 0.9, -4],
      ['limes', 720, 90, 0.8],
      ['looseBasil', 730, 740, 1.2],
    ],
  },
  'refer-a-friend': {
    ground: red,
    items: [
      ['frond', 1130, 730, 1.3, 200],
      ['roti-canai', 340, 400, 2.3],
      ['kari-ayam', 840, 380, 2.3],
      ['tag', 600, 700, 1.1, 8],
      ['tea', 590, 150, 1.1],
      ['tea', 1080, 120, 1.1],
      ['looseSpice', 110, 120, 1.2],
      ['looseLime', 120, 720, 1.1],
    ],
  },
  'summer-terrace': {
    ground: mint,
    items: [
      ['frond', 110, 700, 1.4, -30],
      ['goi-cuon-prawn', 480, 380, 2.5],
      ['jasmine-spritz', 950, 280, 1.8],
      ['passion-fruit-mojito', 940, 660, 1.4],
      ['looseFlower', 720, 720, 1.5],
      ['looseLime', 130, 110, 1.3],
    ],
  },
} as const satisfies Record<string, Scene>;

/** Square close-ups for the social tile, 900 by 900, cropped by the edges. */
export const socialScenes = {
  'laksa-close': {
    ground: dark,
    items: [
      ['laksa-lemak', 480, 500, 5.2, 12],
      ['looseLime', 70, 90, 1.4],
    ],
  },
  'rendang-and-rice': {
    ground: gold,
    items: [
      ['beef-rendang', 250, 300, 3.4],
      ['coconut-rice', 700, 700, 2.8],
      ['looseSpice', 720, 160, 1.5],
      ['spoon', 170, 780, 1.1, 70],
    ],
  },
  'lychee-pair': {
    ground: indigo,
    items: [
      ['lychee-martini', 330, 350, 2.9],
      ['virgin-lychee-cooler', 660, 690, 2.2],
      ['looseFlower', 740, 150, 1.9],
      ['looseFlower', 150, 780, 1.7],
    ],
  },
  'satay-board': {
    ground: teak,
    items: [
      ['chicken-satay', 450, 430, 4, 34],
      ['peanutSauce', 770, 130, 1.4],
      ['looseShallots', 110, 800, 1.7],
    ],
  },
  'mango-season': {
    ground: rose,
    items: [
      ['mango-sticky-rice', 430, 470, 4.1, -14],
      ['pandanSprig', 780, 90, 1.3, 150],
      ['looseFlower', 800, 800, 1.8],
    ],
  },
  'roti-morning': {
    ground: sea,
    items: [
      ['roti-canai', 380, 520, 3.8],
      ['teh-tarik', 760, 170, 1.8],
      ['looseSpice', 790, 780, 1.5],
    ],
  },
  'batik-and-tea': {
    ground: { kind: 'batik', colour: '#0f3b2e', motif: 'parang' },
    cloth: { x: 620, y: 560, width: 900, height: 520, turn: 62, colour: '#d4922c', motif: 'kawung' },
    items: [
      ['tea', 560, 420, 2.6],
      ['kuih-dadar', 180, 790, 2],
      ['looseFlower', 200, 190, 1.9],
    ],
  },
  'family-table': {
    ground: red,
    items: [
      ['nasi-goreng', 260, 260, 2.2, -16],
      ['green-curry-chicken', 690, 330, 2.2],
      ['pad-thai-tofu', 330, 710, 2.2, 8],
      ['mango-daiquiri', 730, 740, 1.6],
      ['looseChillies', 480, 480, 1.2],
    ],
  },
} as const satisfies Record<string, Scene>;
