import type { z } from 'zod';
import type { socialPost } from '#schemas/domain/social/social.ts';
import { demoImage } from './demo-image.ts';

const post = (number: number, id: string, caption: string, alt: string): z.input<typeof socialPost> => ({
  id: `post-${number}`,
  caption,
  permalink: `https://instagram.example/pandanrow/p/${number}`,
  image: demoImage(`/media/social/${id}.svg`, alt),
});

/** The newest nine posts, the newest first. */
export const social: readonly z.input<typeof socialPost>[] = [
  post(
    9,
    'laksa-close',
    'Laksa for a wet Saturday. Extra sambal is on the table.',
    'A bowl of laksa with prawns, half an egg and lime, very near',
  ),
  post(
    8,
    'soho-at-night',
    'Soho, ten minutes before the doors. The slate is out.',
    'The Soho front at night, green awning, lamps lit',
  ),
  post(
    7,
    'rendang-and-rice',
    'Six hours on a low flame. Coconut rice, always.',
    'Beef rendang on a leaf beside a plate of coconut rice',
  ),
  post(
    6,
    'lychee-pair',
    'One with gin, one without. Nobody will know.',
    'A lychee martini and a lychee cooler on blue batik',
  ),
  post(
    5,
    'satay-board',
    'Skewers straight off the charcoal, peanut sauce still warm.',
    'Chicken satay on a banana leaf, very near',
  ),
  post(
    4,
    'batik-and-tea',
    'New cloths on the tables: parang and kawung, printed by hand.',
    'A cup of tea and green pancake rolls on batik cloth',
  ),
  post(
    3,
    'mango-season',
    'The last mangoes of the season are on the sticky rice.',
    'Mango slices beside sticky rice on a leaf',
  ),
  post(
    2,
    'roti-morning',
    'Brunch in West Hampstead from ten. Roti, dhal, pulled tea.',
    'Two rotis on a brass tray with a bowl of dhal and a mug of tea',
  ),
  post(
    1,
    'family-table',
    'Order four things. Put them in the middle.',
    'Fried rice, green curry, noodles and a cocktail on one red table',
  ),
];
