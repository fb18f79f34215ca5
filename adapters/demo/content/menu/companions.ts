import type { drinks } from './drinks.ts';
import type { food } from './food.ts';

type DishId = keyof typeof food | keyof typeof drinks;

/** What goes well with each dish. A menu offers those that it has. */
export const companions: { readonly [Id in DishId]?: readonly DishId[] } = {
  'chicken-satay': ['nasi-putih', 'morning-glory'],
  'tempeh-goreng': ['coconut-rice', 'sayur-lodeh'],
  'cha-gio': ['bun-thit-nuong', 'goi-cuon-tofu'],
  'roti-canai': ['kari-ayam', 'massaman-lamb'],
  'curry-puffs': ['cassava-crackers'],
  'pho-bo': ['goi-cuon-prawn', 'cha-gio'],
  'pho-chay': ['goi-cuon-tofu'],
  'laksa-lemak': ['prawn-crackers', 'roti-canai'],
  'pad-thai-prawn': ['som-tam', 'tod-mun-pla'],
  'pad-thai-tofu': ['goi-cuon-tofu', 'morning-glory'],
  'beef-rendang': ['coconut-rice', 'morning-glory', 'cassava-crackers'],
  'green-curry-chicken': ['nasi-putih', 'morning-glory'],
  'red-curry-aubergine': ['nasi-putih', 'goi-cuon-tofu'],
  'massaman-lamb': ['roti-canai', 'nasi-putih'],
  'sayur-lodeh': ['nasi-putih', 'tempeh-goreng'],
  'kari-ayam': ['roti-canai', 'nasi-putih'],
  'panang-tofu': ['nasi-putih', 'morning-glory'],
  'ayam-penyet': ['coconut-rice', 'gado-gado'],
  'ikan-bakar': ['coconut-rice', 'som-tam'],
  'gado-gado': ['prawn-crackers', 'nasi-putih'],
  'catch-of-the-day': ['nasi-putih', 'morning-glory'],
  'espresso-martini': ['ca-phe-sua-da'],
};
