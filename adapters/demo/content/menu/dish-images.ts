import { around, fan, one, type Recipe, row, strew } from '#adapters/demo/artwork/dish/dish.ts';
import type { DishImage, Setting } from '#adapters/demo/artwork/dish/dish-image.ts';
import type { Ground } from '#adapters/demo/artwork/dish/table.ts';

const teak: Ground = { kind: 'planks', colour: '#7d4c2b' };
const dark: Ground = { kind: 'planks', colour: '#41291d' };
const green: Ground = { kind: 'batik', colour: '#0f3b2e', motif: 'kawung' };
const moss: Ground = { kind: 'linen', colour: '#7f9c62' };
const rice: Ground = { kind: 'linen', colour: '#e6d8ba' };
const red: Ground = { kind: 'batik', colour: '#a5321c', motif: 'parang' };
const gold: Ground = { kind: 'batik', colour: '#d4922c', motif: 'ceplok' };
const sea: Ground = { kind: 'tiles', colour: '#2e6069' };
const mint: Ground = { kind: 'tiles', colour: '#97b8a8' };
const night: Ground = { kind: 'batik', colour: '#1a1f1c', motif: 'weave' };
const rose: Ground = { kind: 'linen', colour: '#d39680' };
const earth: Ground = { kind: 'tiles', colour: '#ad5c38' };
const indigo: Ground = { kind: 'batik', colour: '#23486a', motif: 'ceplok' };

const noodle: Setting = { tools: ['chopsticks'], companion: 'herbs', loose: 'looseChillies' };
const broth: Setting = { tools: ['chopsticks', 'spoon'], companion: 'limes', loose: 'looseBasil' };
const curry: Setting = { tools: ['napkin', 'spoon'], companion: 'riceBowl', loose: 'looseMakrut' };
const spiced: Setting = { tools: ['spoon'], companion: 'riceBowl', loose: 'looseSpice' };
const grill: Setting = { tools: ['napkin'], companion: 'sambalBowl', loose: 'looseLime' };
const peanut: Setting = { tools: ['napkin'], companion: 'peanutSauce', loose: 'looseShallots' };
const crisp: Setting = { tools: ['chopsticks'], companion: 'chillies', loose: 'looseBasil' };
const leafy: Setting = { tools: ['spoon', 'fork'], companion: 'frond', loose: 'loosePeanuts' };
const sweet: Setting = { tools: ['spoon'], companion: 'pandanSprig', loose: 'looseFlower' };
const morning: Setting = { tools: ['napkin', 'fork'], companion: 'tea', loose: 'looseLime' };
const bar: Setting = { tools: ['napkin'], companion: 'frond', loose: 'looseLime' };
const garden: Setting = { tools: [], companion: 'pandanSprig', loose: 'looseBasil' };
const tropic: Setting = { tools: [], companion: 'frond', loose: 'looseFlower' };
const spice: Setting = { tools: [], companion: 'limes', loose: 'looseSpice' };

const _herbs = strew('basil', 5, { reach: 44, size: 0.95 });
const _rings = strew('chilliRing', 7, { reach: 52 });

const dish = (
  recipe: Recipe,
  ground: Ground,
  setting: Setting,
  more: Pick<DishImage, 'size' | 'turn'> = {},
): DishImage => ({ recipe, ground, setting, ...more });

const glass = (recipe: Recipe, ground: Ground, setting: Setting): DishImage => ({
  recipe,
  ground,
  setting,
  size: 0.9,
});

/** How each dish is drawn, by id. */
export const dishImages = {
  'chicken-satay': dish(
    {
      vessel: 'leafVessel',
      layers: [
        row('satay', 5, { turn: -24, reach: 25, size: 1.05, at: [14, 8] }),
        one('dip', -72, 28, { colour: '#b5742e', size: 1.15 }),
        one('crushedPeanuts', -72, 28, { size: 0.7 }),
        row('cucumber', 4, { at: [-52, -22], turn: 40, reach: 19 }),
        strew('onion', 3, { at: [-20, -42], reach: 14 }),
        strew('crushedPeanuts', 2, { at: [36, 0], reach: 26 }),
        one('coriander', 74, -38),
      ],
    },
    teak,
    peanut,
  ),
  'tempeh-goreng': dish(
    {
      vessel: 'slate',
      glaze: '#2f4a44',
      layers: [
        one('leafSheet', 0, 2, { size: 0.86, turn: -8 }),
        row('tempeh', 4, { at: [-6, -6], turn: 32, reach: 22, size: 1.12 }),
        row('tempeh', 3, { at: [14, 12], turn: -28, reach: 22, size: 1.08 }),
        one('dip', 40, -40, { colour: '#3a1d10' }),
        strew('chilliRing', 5, { at: [40, -40], reach: 13, size: 0.9 }),
        strew('shallots', 2, { at: [-6, 16], reach: 26 }),
        strew('coriander', 2, { at: [-40, 30], reach: 12 }),
      ],
    },
    mint,
    crisp,
  ),
  'bakwan-jagung': dish(
    {
      vessel: 'basket',
      layers: [
        around('cornFritter', 6, { reach: 42, size: 1.22 }),
        one('cornFritter', 3, 0, { size: 1.3 }),
        one('dip', 58, 46, { colour: '#c63d22', size: 0.95 }),
        strew('coriander', 3, { reach: 46 }),
        strew('chilliRing', 4, { at: [-10, 0], reach: 40 }),
      ],
    },
    sea,
    crisp,
  ),
  'goi-cuon-prawn': dish(
    {
      vessel: 'plate',
      glaze: '#dfe9e0',
      layers: [
        one('lettuce', -38, 26, { size: 1.2 }),
        one('lettuce', 30, 38, { size: 1.1, turn: 140 }),
        row('summerRollPrawn', 4, { at: [-6, -2], turn: -18, reach: 26, size: 1.4 }),
        one('dip', 56, -52, { colour: '#8a4a1e', size: 1.1 }),
        one('crushedPeanuts', 56, -52, { size: 0.65 }),
        strew('mint', 3, { at: [-30, 54], reach: 20, size: 0.9 }),
      ],
    },
    green,
    crisp,
  ),
  'goi-cuon-tofu': dish(
    {
      vessel: 'steamer',
      layers: [
        one('lettuce', 0, -44, { size: 1.1, turn: 20 }),
        row('summerRollTofu', 3, { at: [0, 4], turn: 14, reach: 29, size: 1.45 }),
        one('dip', -48, 46, { colour: '#6b2f14', size: 0.9 }),
        one('sesame', -48, 46, { size: 0.5 }),
        strew('mint', 2, { at: [46, -44], reach: 14 }),
        strew('shreds', 1, { at: [44, 52], size: 0.7 }),
      ],
    },
    rice,
    crisp,
  ),
  'cha-gio': dish(
    {
      vessel: 'enamel',
      layers: [
        one('lettuce', -34, 0, { size: 1.35, turn: 180 }),
        strew('vermicelli', 1, { at: [44, 34], size: 0.5 }),
        row('springRoll', 5, { at: [2, -4], turn: -38, reach: 19, size: 1.25 }),
        one('dip', 48, -44, { colour: '#e08a2a', size: 0.95 }),
        strew('chilliRing', 4, { at: [48, -44], reach: 12, size: 0.8 }),
        strew('mint', 3, { at: [-52, 30], reach: 18 }),
        strew('shreds', 1, { at: [48, 34], size: 0.55 }),
      ],
    },
    red,
    crisp,
  ),
  'roti-canai': dish(
    {
      vessel: 'tray',
      layers: [
        one('leafSheet', -14, 6, { size: 0.95, turn: 12 }),
        one('roti', -28, 16, { size: 1.12 }),
        one('roti', 4, -22, { size: 0.98, turn: 70 }),
        one('dip', 52, 36, { colour: '#d99a2b', size: 1.35 }),
        strew('coriander', 1, { at: [52, 36], size: 0.8 }),
        one('chilliWhole', 56, 0, { turn: 60 }),
      ],
    },
    earth,
    spiced,
  ),
  'curry-puffs': dish(
    {
      vessel: 'plate',
      glaze: '#2f5f78',
      layers: [
        around('curryPuff', 5, { reach: 42, turn: 20, size: 1.22 }),
        one('dip', 0, 0, { colour: '#c9481f', size: 1.05 }),
        strew('sesame', 1, { size: 0.6 }),
        strew('coriander', 3, { reach: 64 }),
      ],
    },
    gold,
    morning,
  ),
  'tod-mun-pla': dish(
    {
      vessel: 'lined',
      layers: [
        around('fishCake', 7, { reach: 48, size: 1.15 }),
        one('dip', 0, 0, { colour: '#dcb25a', size: 1.2 }),
        strew('cucumber', 3, { reach: 9, size: 0.62 }),
        strew('chilliRing', 4, { reach: 15, size: 0.7 }),
        strew('makrut', 2, { reach: 68, size: 0.8 }),
      ],
    },
    dark,
    crisp,
  ),
  'salt-pepper-squid': dish(
    {
      vessel: 'slate',
      layers: [
        one('leaves', 0, 6, { size: 0.9 }),
        strew('squidRing', 15, { reach: 50, size: 1.15 }),
        strew('chilliRing', 9, { reach: 56 }),
        strew('springOnion', 3, { reach: 40 }),
        one('limeWedge', 52, 44, { turn: -30, size: 1.2 }),
      ],
    },
    rose,
    crisp,
  ),
  'prawn-crackers': dish(
    {
      vessel: 'basket',
      glaze: '#a66a2f',
      layers: [strew('cracker', 12, { reach: 56, size: 1.12 }), strew('cracker', 5, { reach: 24, size: 1.1 })],
    },
    indigo,
    { ...crisp, tools: [], loose: 'looseChillies' },
  ),
  'cassava-crackers': dish(
    {
      vessel: 'bowl',
      glaze: '#8c4b2c',
      layers: [
        strew('cracker', 11, { reach: 54, size: 1.05, colour: '#eec777' }),
        strew('cracker', 5, { reach: 22, colour: '#f3d391' }),
        strew('chilliRing', 6, { reach: 50, size: 0.8 }),
        strew('makrut', 2, { reach: 40, size: 0.7 }),
      ],
    },
    moss,
    { ...crisp, tools: [], companion: 'sambalBowl', loose: 'looseMakrut' },
  ),

  'pho-bo': dish(
    {
      vessel: 'paintedBowl',
      layers: [
        one('broth', 0, 0, { colour: '#a9682b' }),
        one('noodles', -2, 4, { size: 1.08, colour: '#f7efdb' }),
        fan('beefSlice', 5, { at: [22, -22], turn: 20, reach: 15, size: 1.05 }),
        strew('sprouts', 1, { at: [-42, -28], size: 0.75 }),
        strew('springOnion', 4, { at: [-6, 24], reach: 44 }),
        strew('basil', 4, { at: [-34, 38], reach: 18 }),
        strew('coriander', 2, { at: [34, 38], reach: 14 }),
        strew('chilliRing', 5, { at: [4, 10], reach: 48 }),
        one('starAnise', -58, 2),
      ],
    },
    teak,
    broth,
  ),
  'pho-chay': dish(
    {
      vessel: 'bowl',
      glaze: '#d8c9a6',
      layers: [
        one('broth', 0, 0, { colour: '#c8923f' }),
        one('noodles', 2, 0, { size: 1.04, colour: '#fbf5e4' }),
        row('tofu', 4, { at: [-38, -8], turn: 70, reach: 23, size: 0.98 }),
        strew('mushroom', 5, { at: [34, -34], reach: 22 }),
        around('babyCorn', 3, { at: [40, 30], reach: 12 }),
        strew('greens', 1, { at: [-14, 50], size: 0.45 }),
        strew('springOnion', 3, { at: [8, 8], reach: 36 }),
        strew('chilliRing', 3, { reach: 40 }),
        strew('basil', 3, { at: [4, 0], reach: 16 }),
      ],
    },
    moss,
    broth,
  ),
  'laksa-lemak': dish(
    {
      vessel: 'bowl',
      glaze: '#24544a',
      layers: [
        one('curry', 0, 0, { colour: '#dd8636' }),
        one('noodles', 0, 2, { size: 0.92, colour: '#f3d27c' }),
        around('prawn', 4, { at: [-8, -12], reach: 34, turn: 30, size: 1.15 }),
        row('tofu', 3, { at: [46, 22], turn: 80, reach: 21, size: 0.8 }),
        one('eggHalf', -40, 34, { turn: 30, size: 1.15 }),
        strew('sprouts', 1, { at: [6, 44], size: 0.7 }),
        strew('oil', 1, { colour: '#d3431c', size: 1.1 }),
        one('dollop', 10, -4, { size: 0.6 }),
        strew('coriander', 2, { at: [30, -40], reach: 10 }),
        one('limeWedge', 58, -26, { turn: 60, size: 0.9 }),
      ],
    },
    sea,
    broth,
  ),
  'mee-goreng-mamak': dish(
    {
      vessel: 'enamel',
      glaze: '#1f6b4f',
      layers: [
        one('noodles', 0, 0, { size: 1.16, colour: '#d98a2e' }),
        strew('tofu', 5, { reach: 46, size: 0.72 }),
        strew('prawn', 3, { at: [10, 6], reach: 34, size: 0.85 }),
        strew('potato', 3, { reach: 42, size: 0.8 }),
        strew('sprouts', 2, { reach: 34, size: 0.55 }),
        strew('greens', 1, { at: [-30, 34], size: 0.42 }),
        one('friedEgg', -8, -10, { size: 0.8 }),
        strew('chilliRing', 6, { reach: 58 }),
        one('limeWedge', 60, 36, { turn: -30, size: 1.1 }),
        strew('shallots', 1, { at: [34, -34], size: 0.8 }),
      ],
    },
    red,
    morning,
  ),
  'pad-thai-prawn': dish(
    {
      vessel: 'plate',
      glaze: '#c7d8c4',
      layers: [
        one('ribbons', 0, 0, { size: 1.08, colour: '#dda45a' }),
        around('prawn', 5, { at: [-8, -4], reach: 34, size: 1.2 }),
        strew('sprouts', 1, { at: [46, 24], size: 0.85 }),
        one('crushedPeanuts', -48, 34, { size: 1.05 }),
        one('limeWedge', 54, -34, { turn: 30, size: 1.25 }),
        strew('springOnion', 4, { reach: 48 }),
        strew('grated', 1, { at: [20, -52], colour: '#d2431d', size: 0.6 }),
        strew('crushedPeanuts', 1, { at: [0, 10], size: 0.9 }),
      ],
    },
    earth,
    noodle,
  ),
  'pad-thai-tofu': dish(
    {
      vessel: 'leafVessel',
      glaze: '#5c9450',
      layers: [
        one('ribbons', -4, 2, { size: 0.98, colour: '#d99650' }),
        strew('tofu', 8, { at: [-4, 0], reach: 40, size: 0.95 }),
        strew('sprouts', 1, { at: [58, -12], size: 0.85 }),
        strew('shreds', 1, { at: [-64, 6], size: 0.7 }),
        one('crushedPeanuts', 30, 38),
        one('limeWedge', 80, 18, { turn: -20, size: 1.1 }),
        strew('springOnion', 3, { reach: 36 }),
        strew('coriander', 2, { reach: 20 }),
      ],
    },
    gold,
    noodle,
  ),
  'pad-kra-pao': dish(
    {
      vessel: 'plate',
      glaze: '#31414a',
      layers: [
        one('rice', -30, -26, { size: 1.12 }),
        strew('meatball', 26, { at: [24, 20], reach: 42, size: 0.62, colour: '#8a4a26' }),
        strew('longBeans', 2, { at: [26, 24], reach: 26, size: 0.42 }),
        strew('chilliRing', 9, { at: [26, 22], reach: 42 }),
        strew('basil', 10, { at: [24, 24], reach: 42 }),
        one('friedEgg', -22, -24, { size: 0.98 }),
        one('dip', 54, -48, { colour: '#8a3a16', size: 0.7 }),
        strew('chilliRing', 3, { at: [54, -48], reach: 8, size: 0.7 }),
      ],
    },
    gold,
    { ...curry, companion: 'chillies' },
  ),
  'bun-thit-nuong': dish(
    {
      vessel: 'bowl',
      glaze: '#ece3cd',
      layers: [
        one('leaves', 0, 0, { size: 1.08 }),
        one('vermicelli', 4, 12, { size: 0.9 }),
        fan('porkSlice', 5, { at: [-16, -26], turn: -30, reach: 14, size: 1.02 }),
        row('springRoll', 2, { at: [44, -16], turn: 60, reach: 18, size: 0.82 }),
        strew('shreds', 1, { at: [42, 38], size: 0.85 }),
        row('cucumber', 4, { at: [-48, 34], turn: -40, reach: 14, size: 0.85 }),
        one('crushedPeanuts', 6, 24, { size: 0.9 }),
        strew('mint', 3, { at: [-8, 54], reach: 18 }),
        strew('chilliRing', 3, { at: [30, 20], reach: 22 }),
      ],
    },
    indigo,
    noodle,
  ),
  'char-kway-teow': dish(
    {
      vessel: 'slate',
      glaze: '#4a2a20',
      layers: [
        one('ribbons', 0, 0, { size: 1.12, colour: '#9a5f2c' }),
        strew('prawn', 4, { reach: 42, size: 1 }),
        strew('squidRing', 4, { reach: 48, size: 0.75 }),
        strew('sprouts', 3, { reach: 40, size: 0.6 }),
        strew('longBeans', 3, { reach: 48, size: 0.36, colour: '#4f8f3a' }),
        strew('crunch', 1, { at: [8, -12], colour: '#f1c957', size: 0.9 }),
        strew('chilliRing', 6, { reach: 54 }),
        strew('springOnion', 3, { reach: 46 }),
      ],
    },
    mint,
    noodle,
  ),

  'beef-rendang': dish(
    {
      vessel: 'lined',
      layers: [
        one('pool', -8, 2, { colour: '#7a3d17', size: 1.05 }),
        strew('beefChunk', 11, { at: [-8, 2], reach: 44, size: 1.2 }),
        strew('grated', 3, { at: [-8, 0], reach: 34, colour: '#d9a25f', size: 0.9 }),
        strew('makrut', 3, { at: [-4, 4], reach: 42, size: 0.75 }),
        one('lemongrass', 34, -44, { turn: 42, size: 0.85 }),
        strew('chilliRing', 5, { reach: 50 }),
        strew('shallots', 1, { at: [-4, -4], size: 0.9 }),
        one('starAnise', -54, 38),
      ],
    },
    dark,
    spiced,
  ),
  'green-curry-chicken': dish(
    {
      vessel: 'bowl',
      glaze: '#e9dfc8',
      layers: [
        one('curry', 0, 0, { colour: '#93ad4a' }),
        strew('bite', 8, { reach: 52, colour: '#f0dcae', size: 1.05 }),
        strew('thaiAubergine', 6, { at: [4, 4], reach: 50 }),
        strew('bambooShoot', 3, { reach: 46, size: 0.9 }),
        one('drizzle', 0, -6, { size: 0.95 }),
        strew('basil', 7, { reach: 46 }),
        strew('chilliRing', 6, { reach: 56 }),
        one('makrut', 30, -40),
      ],
    },
    green,
    curry,
  ),
  'red-curry-aubergine': dish(
    {
      vessel: 'pot',
      glaze: '#3d2a24',
      layers: [
        one('curry', 0, 0, { colour: '#c9401f' }),
        row('aubergine', 4, { at: [-6, 2], turn: -28, reach: 27, size: 1.15 }),
        strew('longBeans', 1, { at: [40, 40], size: 0.6, turn: 40 }),
        strew('tomato', 2, { at: [44, -28], reach: 16, size: 0.75 }),
        one('drizzle', 4, 10, { size: 0.9 }),
        strew('basil', 6, { reach: 54 }),
        strew('chilliRing', 4, { reach: 50, colour: '#4f8a3c' }),
      ],
    },
    rice,
    curry,
  ),
  'massaman-lamb': dish(
    {
      vessel: 'bowl',
      glaze: '#2c4a63',
      layers: [
        one('curry', 0, 0, { colour: '#b06a2a' }),
        strew('bite', 7, { reach: 48, colour: '#84472a', size: 1.3 }),
        strew('potato', 6, { at: [4, 2], reach: 50, size: 1.05 }),
        strew('cashews', 4, { reach: 44 }),
        one('drizzle', -4, 8, { size: 0.7 }),
        strew('onion', 3, { reach: 46 }),
        one('cinnamon', 36, -36, { turn: 60, size: 1 }),
        one('starAnise', -44, 32, { size: 1.1 }),
        strew('coriander', 1, { at: [2, 2] }),
      ],
    },
    earth,
    spiced,
  ),
  'sayur-lodeh': dish(
    {
      vessel: 'bowl',
      glaze: '#d99a3c',
      layers: [
        one('curry', 0, 0, { colour: '#f0cf72' }),
        strew('longBeans', 3, { reach: 40, size: 0.62 }),
        strew('potato', 6, { reach: 52, colour: '#e8892e', size: 0.95 }),
        strew('tofu', 4, { reach: 40, size: 0.85 }),
        strew('thaiAubergine', 3, { reach: 48 }),
        strew('babyCorn', 3, { reach: 44 }),
        strew('chilliRing', 5, { reach: 54 }),
        one('shallots', 4, 0, { size: 0.9 }),
        one('makrut', -36, -36, { size: 0.8 }),
      ],
    },
    sea,
    curry,
  ),
  'kari-ayam': dish(
    {
      vessel: 'enamel',
      glaze: '#8f2a1d',
      layers: [
        one('curry', 0, 0, { colour: '#d9811f', size: 0.87 }),
        one('chickenLeg', -2, -14, { turn: 24, size: 0.98, colour: '#d78a2c' }),
        strew('potato', 4, { at: [8, 38], reach: 34, size: 1.05 }),
        strew('oil', 1, { colour: '#e5521a' }),
        one('drizzle', 4, 34, { size: 0.6 }),
        strew('coriander', 3, { reach: 50 }),
        strew('makrut', 2, { at: [0, -50], reach: 12, size: 0.7 }),
      ],
    },
    moss,
    spiced,
  ),
  'panang-tofu': dish(
    {
      vessel: 'plate',
      glaze: '#a7c3b0',
      layers: [
        one('pool', 0, 0, { colour: '#c65a2a', size: 1.16 }),
        around('tofu', 7, { reach: 42, size: 1.3, turn: 10 }),
        one('tofu', 0, 0, { size: 1.35, turn: 30 }),
        one('drizzle', 0, 4, { size: 1 }),
        strew('grated', 1, { size: 0.9, colour: '#2f6b33' }),
        strew('basil', 4, { reach: 56 }),
        strew('crushedPeanuts', 1, { at: [4, 2], size: 1.1 }),
        strew('chilliRing', 5, { reach: 48 }),
      ],
    },
    night,
    curry,
  ),

  'nasi-goreng': dish(
    {
      vessel: 'leafVessel',
      glaze: '#458542',
      layers: [
        one('fried', -10, 4, { size: 0.94, colour: '#c97a2c' }),
        strew('shreds', 1, { at: [-50, 0], size: 0.6 }),
        strew('prawn', 3, { at: [-22, 26], reach: 28, size: 0.85 }),
        one('friedEgg', -8, -12, { size: 1.05 }),
        row('cucumber', 3, { at: [62, 24], turn: 70, reach: 15 }),
        row('tomato', 2, { at: [70, -14], turn: 60, reach: 20, size: 0.9 }),
        one('cracker', -88, 6, { size: 0.95 }),
        strew('chilliRing', 5, { at: [-12, 20], reach: 40 }),
        one('shallots', 20, 38, { size: 0.9 }),
      ],
    },
    red,
    leafy,
  ),
  'nasi-lemak': dish(
    {
      vessel: 'leafVessel',
      layers: [
        one('rice', -2, -8, { size: 1.28 }),
        one('dollop', 50, 24, { size: 1.25 }),
        one('eggHalf', 8, 56, { turn: 8, size: 1.15 }),
        one('eggHalf', -34, 50, { turn: -30, size: 1.15 }),
        strew('peanuts', 2, { at: [-66, 16], reach: 16, size: 1.15 }),
        one('anchovies', 66, -24, { size: 1.2 }),
        row('cucumber', 4, { at: [-60, -26], turn: 50, reach: 14, size: 0.95 }),
        one('pandanKnot', 4, -44, { size: 0.55 }),
      ],
    },
    teak,
    leafy,
  ),
  'ayam-penyet': dish(
    {
      vessel: 'mortar',
      layers: [
        one('pool', 0, 0, { colour: '#9c2413', size: 1.15 }),
        one('chickenLeg', -2, 0, { turn: -28, size: 1.06 }),
        strew('crunch', 2, { at: [-6, -6], reach: 30, colour: '#e0a045' }),
        strew('tomato', 2, { at: [44, 34], reach: 14, size: 0.85 }),
        row('cucumber', 3, { at: [-46, 42], turn: -40, reach: 15 }),
        strew('basil', 4, { at: [-30, -48], reach: 18 }),
        strew('chilliWhole', 3, { at: [46, -34], reach: 18, size: 0.85 }),
      ],
    },
    green,
    grill,
  ),
  'babi-kecap': dish(
    {
      vessel: 'pot',
      layers: [
        one('curry', 0, 0, { colour: '#5a2613' }),
        fan('porkSlice', 4, { at: [-18, -20], turn: 18, reach: 18, size: 1.25 }),
        fan('porkSlice', 3, { at: [20, 26], turn: -22, reach: 18, size: 1.2 }),
        one('eggHalf', 46, -30, { turn: 40, size: 1.05 }),
        one('eggHalf', -48, 34, { turn: -20, size: 1.05 }),
        one('sesame', 0, 0, { size: 1.2 }),
        strew('springOnion', 3, { reach: 34 }),
        strew('chilliRing', 4, { reach: 48 }),
      ],
    },
    mint,
    spiced,
  ),
  'com-tam': dish(
    {
      vessel: 'enamel',
      layers: [
        one('rice', -38, -20, { size: 0.98 }),
        one('porkChop', 22, -20, { turn: 32, size: 1.02 }),
        one('friedEgg', -30, 36, { size: 0.86 }),
        row('cucumber', 4, { at: [24, 42], turn: -60, reach: 15, size: 0.92 }),
        row('tomato', 2, { at: [54, 32], turn: 70, reach: 18, size: 0.82 }),
        one('springOnion', 20, -26, { size: 1.1 }),
        strew('shreds', 1, { at: [-4, 60], size: 0.5, colour: '#f1e6cc' }),
        one('springOnion', -44, -22, { size: 0.9 }),
      ],
    },
    sea,
    { ...leafy, companion: 'chillies' },
  ),
  'ikan-bakar': dish(
    {
      vessel: 'leafVessel',
      glaze: '#3f7f3f',
      layers: [
        one('fish', -6, 0, { turn: -4, size: 1.22, colour: '#a85a2c' }),
        strew('dollop', 3, { at: [-8, 0], reach: 34, size: 0.62 }),
        strew('shallots', 2, { at: [-6, -4], reach: 30, size: 0.7 }),
        strew('coriander', 3, { at: [-8, 2], reach: 44 }),
        strew('limeWedge', 2, { at: [66, 38], reach: 14, size: 1.05 }),
        one('lemongrass', -44, 54, { turn: 10, size: 0.9 }),
        strew('chilliRing', 6, { at: [-8, 2], reach: 54 }),
      ],
    },
    dark,
    grill,
    { size: 1.05, turn: 8 },
  ),
  'catch-of-the-day': dish(
    {
      vessel: 'plate',
      glaze: '#c9d6d8',
      layers: [
        one('fish', -2, -4, { turn: 14, size: 1.16, colour: '#9fb0ad' }),
        strew('shreds', 2, { at: [-4, -6], reach: 30, size: 0.7 }),
        strew('springOnion', 6, { at: [-2, -2], reach: 46 }),
        strew('oil', 1, { colour: '#6b3a1a', size: 1.1 }),
        one('dip', 54, 50, { colour: '#3a1d10', size: 0.95 }),
        strew('coriander', 3, { at: [-30, 30], reach: 26 }),
      ],
    },
    sea,
    broth,
    { size: 1.05, turn: -6 },
  ),
  'gado-gado': dish(
    {
      vessel: 'plate',
      glaze: '#efe6d2',
      layers: [
        one('leaves', 0, 0, { size: 1.12 }),
        row('longBeans', 1, { at: [-44, -22], turn: -60, size: 0.85 }),
        strew('riceCake', 4, { at: [40, -34], reach: 22, size: 0.95 }),
        strew('tempeh', 3, { at: [-38, 36], reach: 20, size: 0.72 }),
        row('eggHalf', 2, { at: [44, 28], turn: 60, reach: 32, size: 1.05 }),
        strew('sprouts', 1, { at: [6, -50], size: 0.7 }),
        row('cucumber', 4, { at: [4, 52], turn: -80, reach: 14, size: 0.85 }),
        one('dollop', 0, 0, { colour: '#b9772f', size: 1.6 }),
        one('crushedPeanuts', 0, 0, { size: 0.9 }),
        one('shallots', 6, -6, { size: 0.7 }),
        one('cracker', -62, 4, { size: 0.8, colour: '#f2cf8c' }),
      ],
    },
    green,
    peanut,
  ),
  'som-tam': dish(
    {
      vessel: 'mortar',
      glaze: '#8a6a48',
      layers: [
        strew('shreds', 6, { reach: 36, colour: '#e6e8ae', size: 1.15 }),
        strew('shreds', 2, { reach: 40, size: 0.8 }),
        strew('tomato', 5, { reach: 48, size: 0.85 }),
        strew('longBeans', 3, { reach: 46, size: 0.42 }),
        strew('peanuts', 3, { reach: 42, size: 0.95 }),
        strew('prawn', 3, { reach: 40, size: 0.58, colour: '#e26a3a' }),
        strew('chilliRing', 10, { reach: 54 }),
        one('limeWedge', 46, -46, { turn: 45, size: 1.05 }),
      ],
    },
    rose,
    { ...crisp, tools: ['spoon', 'fork'], companion: 'limes' },
  ),

  'nasi-putih': dish(
    {
      vessel: 'bowl',
      glaze: '#2a3b52',
      layers: [one('rice', 0, 0, { size: 1.74 }), one('sesame', 6, -4, { size: 0.9, colour: '#2b2420' })],
    },
    rose,
    { ...curry, tools: ['chopsticks'], companion: 'tea', loose: 'looseFlower' },
    { size: 0.9 },
  ),
  'coconut-rice': dish(
    {
      vessel: 'lined',
      glaze: '#efe3c8',
      layers: [
        one('rice', 0, 0, { size: 1.5, colour: '#fdf9ee' }),
        one('grated', 0, -4, { size: 1.3 }),
        one('pandanKnot', 8, 6, { size: 0.85, turn: 18 }),
        strew('shallots', 1, { at: [-20, -22], size: 0.7 }),
      ],
    },
    sea,
    { ...curry, tools: ['spoon'], companion: 'pandanSprig', loose: 'loosePeanuts' },
    { size: 0.92 },
  ),
  'morning-glory': dish(
    {
      vessel: 'slate',
      glaze: '#5b3a2a',
      layers: [
        one('pool', 0, 0, { colour: '#5a3a18', size: 1.05 }),
        one('greens', 0, 0, { size: 1.35, turn: -20 }),
        one('greens', 6, 4, { size: 1.05, turn: 30 }),
        strew('chilliRing', 9, { reach: 48 }),
        strew('crunch', 2, { reach: 36, colour: '#eddcae', size: 0.6 }),
      ],
    },
    rice,
    noodle,
    { size: 0.95 },
  ),

  'mango-sticky-rice': dish(
    {
      vessel: 'lined',
      glaze: '#d9e2d4',
      layers: [
        one('rice', -28, -6, { size: 1.22, colour: '#fffaf0' }),
        one('mangoFan', 36, 8, { turn: 62, size: 0.98 }),
        one('drizzle', -30, -6, { size: 0.75, turn: 30 }),
        one('sesame', -28, -8, { size: 0.95, colour: '#e8c98c' }),
        one('orchid', -46, 46, { size: 0.72 }),
        strew('mint', 1, { at: [2, -58], size: 0.8 }),
      ],
    },
    indigo,
    sweet,
  ),
  'pisang-goreng': dish(
    {
      vessel: 'plate',
      glaze: '#27433a',
      layers: [
        one('leafSheet', 0, 0, { size: 0.85, turn: 14 }),
        row('bananaFritter', 4, { at: [-12, 12], turn: -22, reach: 25, size: 1.25 }),
        one('scoop', 42, -36, { size: 0.95 }),
        one('drizzle', -8, 12, { colour: '#7a3a12', size: 0.9, turn: -30 }),
        one('sesame', -8, 12, { size: 0.95 }),
        one('mint', 46, -42, { size: 0.7 }),
      ],
    },
    rose,
    sweet,
  ),
  'kuih-dadar': dish(
    {
      vessel: 'plate',
      glaze: '#f0d9cf',
      layers: [
        row('pancakeRoll', 4, { at: [-6, 0], turn: -24, reach: 29, size: 1.32 }),
        one('grated', 42, 44, { size: 0.9 }),
        one('dip', 50, -44, { colour: '#5a2c12', size: 0.85 }),
        one('orchid', -54, -44, { size: 0.7, colour: '#d88a9e' }),
      ],
    },
    gold,
    sweet,
  ),
  'che-ba-mau': dish(
    {
      vessel: 'highball',
      glaze: '#e2a32b',
      layers: [
        one('drink', 0, 0, { colour: '#f3ead2', size: 1 }),
        one('beans', -28, 18, { size: 1.15 }),
        one('beans', 30, 28, { colour: '#e8c04a', size: 1.05 }),
        strew('jelly', 9, { at: [4, -34], reach: 30, size: 1.1 }),
        strew('ice', 3, { at: [2, 4], reach: 30, size: 0.62 }),
        one('drizzle', 4, 4, { size: 0.85 }),
        one('grated', 2, 0, { size: 0.7 }),
      ],
    },
    sea,
    sweet,
  ),
  'pandan-panna-cotta': dish(
    {
      vessel: 'slate',
      glaze: '#7d3d3a',
      layers: [
        one('pool', 0, 0, { colour: '#5f2c10', size: 1.02 }),
        one('pannaCotta', -2, -2, { size: 1.18 }),
        strew('grated', 1, { at: [42, 40], colour: '#e8b870', size: 0.8 }),
        one('pandanKnot', -6, -6, { size: 0.42, turn: 20 }),
        strew('strawberry', 2, { at: [-48, 46], reach: 12, size: 0.8 }),
      ],
    },
    rice,
    sweet,
  ),

  'little-satay': dish(
    {
      vessel: 'enamel',
      glaze: '#d2731f',
      layers: [
        one('rice', -36, -18, { size: 0.86 }),
        row('satay', 2, { at: [20, 12], turn: -32, reach: 30, size: 0.84, colour: '#c98436' }),
        row('cucumber', 4, { at: [-42, 44], turn: -70, reach: 17 }),
        one('dip', 44, -44, { colour: '#bd7d34', size: 0.85 }),
        strew('babyCorn', 2, { at: [42, 48], reach: 12, size: 0.8 }),
      ],
    },
    mint,
    { ...morning, companion: 'water' },
  ),
  'plain-noodles': dish(
    {
      vessel: 'bowl',
      glaze: '#e2a32b',
      layers: [
        one('noodles', 0, 2, { size: 1.06, colour: '#f0c65a' }),
        strew('bite', 5, { reach: 40, colour: '#eed7a6', size: 0.95 }),
        strew('potato', 4, { reach: 48, colour: '#ea8a2d', size: 0.6 }),
        strew('longBeans', 2, { reach: 44, size: 0.4 }),
      ],
    },
    sea,
    { ...noodle, companion: 'water', loose: 'looseLime' },
  ),
  'chicken-rice-bowl': dish(
    {
      vessel: 'paintedBowl',
      glaze: '#f3dccf',
      layers: [
        one('rice', -16, -8, { size: 1.35 }),
        fan('bite', 5, { at: [30, 16], turn: 60, reach: 18, size: 1.15, colour: '#f1dcb2' }),
        row('cucumber', 4, { at: [-26, 48], turn: -70, reach: 17 }),
        one('dip', 34, -42, { colour: '#4a2310', size: 0.75 }),
        one('springOnion', 26, 14),
      ],
    },
    moss,
    { ...noodle, companion: 'water', loose: 'looseLime' },
  ),
  'banana-ice-cream': dish(
    {
      vessel: 'bowl',
      glaze: '#c9dfe0',
      layers: [
        one('pool', 0, 6, { colour: '#f0e2bf', size: 1.1 }),
        row('bananaFritter', 2, { at: [4, 34], turn: 12, reach: 24, size: 1.1 }),
        one('scoop', -28, -20, { size: 1.1 }),
        one('scoop', 32, -24, { size: 1.05, colour: '#e4b95a' }),
        one('drizzle', 0, -10, { colour: '#7a3a12', size: 0.9 }),
        strew('strawberry', 3, { at: [0, 4], reach: 52, size: 0.85 }),
      ],
    },
    red,
    { ...sweet, companion: 'water' },
  ),

  'roti-telur': dish(
    {
      vessel: 'plate',
      glaze: '#3b5a6b',
      layers: [
        one('roti', -12, 0, { size: 1.26 }),
        one('friedEgg', -6, -4, { size: 1.06 }),
        one('dip', 54, 42, { colour: '#c9701f', size: 1.05 }),
        strew('chilliRing', 5, { at: [-6, -4], reach: 36 }),
        strew('coriander', 2, { at: [-10, 30], reach: 22 }),
        one('springOnion', 10, -24),
      ],
    },
    rice,
    morning,
  ),
  'kaya-toast': dish(
    {
      vessel: 'board',
      glaze: '#8f5a30',
      layers: [
        row('riceCake', 3, { at: [-44, -6], turn: 8, reach: 44, size: 1.4, colour: '#e0a75a' }),
        row('pancakeRoll', 3, { at: [-46, -4], turn: 4, reach: 44, size: 0.8 }),
        one('eggHalf', 36, -32, { size: 1.5 }),
        one('eggHalf', 40, 18, { size: 1.5, turn: 30 }),
        one('dip', 84, 44, { colour: '#2b1209', size: 0.75 }),
        one('pandanKnot', 70, -46, { size: 0.7 }),
      ],
    },
    mint,
    morning,
  ),
  'chao-ga': dish(
    {
      vessel: 'bowl',
      glaze: '#5f7f78',
      layers: [
        one('curry', 0, 0, { colour: '#f3e7c9' }),
        strew('bite', 6, { at: [-12, -14], reach: 28, colour: '#e7cf9f', size: 0.9 }),
        one('eggHalf', 34, 28, { turn: 30, size: 1.3 }),
        strew('shallots', 2, { at: [-26, 26], reach: 14, size: 0.85 }),
        strew('springOnion', 4, { reach: 40 }),
        strew('grated', 1, { at: [32, -34], colour: '#e9c77c', size: 0.7 }),
        strew('coriander', 2, { at: [4, 0], reach: 14 }),
        strew('oil', 1, { colour: '#d98a1f', size: 0.9 }),
      ],
    },
    teak,
    broth,
  ),
  'corn-and-egg': dish(
    {
      vessel: 'slate',
      glaze: '#27433a',
      layers: [
        row('cornFritter', 3, { at: [-26, 4], turn: 20, reach: 44, size: 1.35 }),
        one('friedEgg', 24, -26, { size: 0.95 }),
        one('friedEgg', 30, 34, { size: 0.88 }),
        one('dollop', -50, -34, { size: 0.9 }),
        strew('greens', 1, { at: [-36, 50], size: 0.4 }),
        strew('coriander', 2, { reach: 34 }),
      ],
    },
    gold,
    morning,
  ),
  'group-platter': dish(
    {
      vessel: 'tray',
      glaze: '#b98434',
      layers: [
        one('leafSheet', 0, 0, { size: 1.05, turn: 8 }),
        row('satay', 3, { at: [-26, -40], turn: -8, reach: 20, size: 0.72 }),
        row('springRoll', 3, { at: [46, -18], turn: 68, reach: 18, size: 0.86 }),
        around('cornFritter', 3, { at: [-46, 24], reach: 20, size: 0.85 }),
        row('summerRollPrawn', 3, { at: [18, 48], turn: -4, reach: 20, size: 0.86 }),
        one('dip', 4, 8, { size: 0.85, colour: '#b5742e' }),
        strew('cucumber', 3, { at: [60, 34], reach: 14, size: 0.8 }),
        strew('coriander', 4, { reach: 58, size: 0.9 }),
        strew('chilliRing', 6, { reach: 66 }),
      ],
    },
    indigo,
    peanut,
  ),

  'lychee-martini': glass(
    {
      vessel: 'coupe',
      glaze: '#9c2f2a',
      layers: [
        one('drink', 0, 0, { colour: '#f2b5a8' }),
        around('lychee', 3, { at: [-12, 12], reach: 17, size: 1.35 }),
        strew('mint', 1, { at: [-44, -34], size: 1.1 }),
        one('orchid', 30, -30, { size: 1.05, colour: '#d77aa0' }),
      ],
    },
    indigo,
    tropic,
  ),
  'lemongrass-collins': glass(
    {
      vessel: 'highball',
      layers: [
        one('drink', 0, 0, { colour: '#e3e7a4' }),
        strew('ice', 4, { reach: 40, size: 0.95 }),
        one('limeWheel', -26, 26, { size: 1.7, colour: '#f2dd5a' }),
        one('lemongrass', 26, -24, { turn: -48, size: 1.35 }),
        one('mint', -30, -34, { size: 1.2 }),
      ],
    },
    dark,
    garden,
  ),
  'mango-daiquiri': glass(
    {
      vessel: 'coupe',
      glaze: '#f3d9cf',
      layers: [
        one('drink', 0, 0, { colour: '#f6a91f' }),
        strew('crushedIce', 1, { size: 0.7 }),
        one('mangoFan', 22, 18, { turn: 40, size: 0.62 }),
        one('limeWheel', -34, -24, { size: 1.5 }),
        one('rimSugar', 0, 0),
      ],
    },
    sea,
    bar,
  ),
  'singapore-sling': glass(
    {
      vessel: 'highball',
      glaze: '#f3ead6',
      layers: [
        one('drink', 0, 0, { colour: '#e2604e' }),
        one('foam', 0, 0, { colour: '#f7c9b4', size: 0.92 }),
        one('pineapple', -28, 26, { size: 1.7, turn: -40 }),
        one('cherry', 26, -12, { size: 1.25 }),
        one('straw', 30, 34, { turn: 40, size: 0.9 }),
      ],
    },
    green,
    tropic,
  ),
  'espresso-martini': glass(
    {
      vessel: 'coupe',
      glaze: '#c9b79b',
      layers: [
        one('drink', 0, 0, { colour: '#2d160c' }),
        one('foam', 0, 0, { colour: '#c99a62' }),
        one('coffeeBeans', 0, 0, { size: 1.35 }),
      ],
    },
    rose,
    spice,
  ),
  'thai-basil-smash': glass(
    {
      vessel: 'highball',
      glaze: '#1f4d3a',
      layers: [
        one('drink', 0, 0, { colour: '#a9c94a' }),
        strew('ice', 3, { reach: 34, size: 1.15 }),
        strew('basil', 9, { reach: 46, size: 1.5 }),
        one('limeWheel', 34, 30, { size: 1.5 }),
      ],
    },
    rice,
    garden,
  ),
  'passion-fruit-mojito': glass(
    {
      vessel: 'highball',
      glaze: '#f0cf72',
      layers: [
        one('drink', 0, 0, { colour: '#ecc04e' }),
        one('crushedIce', 0, 0, { size: 0.98 }),
        one('passionFruit', -18, 16, { size: 1.35 }),
        strew('mint', 3, { at: [28, -24], reach: 20, size: 1.45 }),
        one('limeWedge', 36, 38, { turn: -40, size: 1.4 }),
        one('straw', -40, -44, { turn: 50, size: 0.85, colour: '#0f3b2e' }),
      ],
    },
    red,
    bar,
  ),
  'pandan-colada': glass(
    {
      vessel: 'tiki',
      layers: [
        one('drink', 0, 0, { colour: '#cfe0a0', size: 1.04 }),
        one('crushedIce', 0, 0, { size: 0.95 }),
        one('pineapple', 34, 30, { size: 1.6, turn: 30 }),
        one('pandanKnot', -20, -24, { size: 0.95, turn: 30 }),
        one('cherry', -26, 32, { size: 1.05 }),
        one('parasol', 34, -36, { size: 0.95 }),
      ],
    },
    gold,
    tropic,
  ),
  'amaretto-sour': glass(
    {
      vessel: 'highball',
      glaze: '#7d3d2a',
      layers: [
        one('drink', 0, 0, { colour: '#c98a3a' }),
        one('foam', 0, 0),
        one('bitters', 0, 20, { size: 1.1 }),
        one('limeWheel', -20, -28, { size: 1.5, colour: '#f0922b' }),
        one('cherry', 24, -20, { size: 1.15 }),
      ],
    },
    mint,
    spice,
  ),
  'mai-tai': glass(
    {
      vessel: 'tiki',
      glaze: '#2f6470',
      layers: [
        one('drink', 0, 0, { colour: '#d9772a', size: 1.04 }),
        one('crushedIce', 0, 0, { size: 0.98 }),
        strew('mint', 4, { at: [-18, -24], reach: 22, size: 1.5 }),
        one('limeWheel', 32, 26, { size: 1.7 }),
        one('orchid', -22, 34, { size: 1 }),
        one('parasol', 38, -34, { size: 0.85, colour: '#e2a32b' }),
      ],
    },
    earth,
    tropic,
  ),
  'jasmine-spritz': glass(
    {
      vessel: 'coupe',
      glaze: '#d9e2c4',
      layers: [
        one('drink', 0, 0, { colour: '#f2cf7e' }),
        strew('ice', 3, { reach: 32, size: 0.95 }),
        strew('orchid', 4, { at: [10, -10], reach: 34, size: 0.75, colour: '#f1ead8' }),
        one('limeWheel', -30, 32, { size: 1.5, colour: '#f0922b' }),
      ],
    },
    moss,
    tropic,
  ),
  'makrut-gimlet': glass(
    {
      vessel: 'coupe',
      glaze: '#27433a',
      layers: [
        one('drink', 0, 0, { colour: '#dbe6a8' }),
        one('makrut', -4, -10, { size: 1.7, turn: -28 }),
        one('ribbon', 6, 28, { size: 1.15, turn: 12 }),
      ],
    },
    teak,
    { ...garden, loose: 'looseMakrut' },
  ),
  'virgin-lychee-cooler': glass(
    {
      vessel: 'highball',
      glaze: '#e9a79a',
      layers: [
        one('drink', 0, 0, { colour: '#f6cfc8' }),
        strew('ice', 3, { reach: 38, size: 0.9 }),
        strew('lychee', 3, { at: [-14, 16], reach: 24, size: 1.35 }),
        strew('mint', 2, { at: [26, -26], reach: 12, size: 1.35 }),
        one('straw', 36, 34, { turn: 38, size: 0.85 }),
      ],
    },
    green,
    tropic,
  ),
  'tamarind-fizz': glass(
    {
      vessel: 'highball',
      glaze: '#d8b36c',
      layers: [
        one('drink', 0, 0, { colour: '#94501f' }),
        strew('ice', 4, { reach: 40, size: 0.95 }),
        one('limeWheel', 24, 24, { size: 1.6, colour: '#f0922b' }),
        one('chilliWhole', -24, -24, { size: 1.7, turn: 30 }),
        one('rimSugar', 0, 0, { colour: '#c9481f' }),
      ],
    },
    indigo,
    spice,
  ),
  'ca-phe-sua-da': glass(
    {
      vessel: 'highball',
      glaze: '#efe3cd',
      layers: [
        one('drink', 0, 0, { colour: '#8a5430' }),
        strew('ice', 5, { reach: 42, size: 0.95 }),
        one('drizzle', 0, 0, { size: 1.15 }),
        one('straw', 32, -30, { turn: -42, size: 0.95, colour: '#2c5b8c' }),
      ],
    },
    gold,
    spice,
  ),
  'teh-tarik': glass(
    {
      vessel: 'enamel',
      glaze: '#c63d22',
      layers: [
        one('drink', 0, 0, { colour: '#c98a52', size: 0.9 }),
        one('foam', 0, 0, { colour: '#e8c79c', size: 0.9 }),
        one('bitters', 0, 0, { colour: '#a9622c', size: 0.9 }),
      ],
    },
    sea,
    spice,
  ),
  'jasmine-tea': glass(
    {
      vessel: 'bowl',
      glaze: '#bcd2c2',
      layers: [
        one('broth', 0, 0, { colour: '#d9b552' }),
        strew('orchid', 3, { at: [-14, 10], reach: 26, size: 0.72, colour: '#f4eedc' }),
        strew('basil', 2, { at: [26, -24], reach: 14, size: 0.9 }),
      ],
    },
    rice,
    tropic,
  ),
  'young-coconut': glass(
    {
      vessel: 'bowl',
      glaze: '#5c8a3c',
      layers: [
        one('drink', 0, 0, { colour: '#eef1e2', size: 1.12 }),
        one('foam', 0, 0, { colour: '#fdfcf4', size: 0.98 }),
        one('drink', 0, 0, { colour: '#dfe6d4', size: 0.68 }),
        one('straw', 22, -10, { turn: -36, size: 1.05 }),
        one('orchid', -36, 36, { size: 0.95 }),
      ],
    },
    earth,
    tropic,
  ),
} as const satisfies Record<string, DishImage>;

export type DishWithImage = keyof typeof dishImages;
