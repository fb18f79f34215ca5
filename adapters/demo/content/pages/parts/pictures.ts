import { demoPicture } from '#adapters/demo/content/demo-picture.ts';
import type { dishPictures } from '#adapters/demo/content/menu/dish-pictures.ts';

/** A dish from above, 4:3. */
export const dish = (id: keyof typeof dishPictures, alt: string) => demoPicture(`/media/dish/${id}.svg`, alt);

/** A laid table, 16:9. */
export const scene = (id: string, alt: string) => demoPicture(`/media/scene/${id}.svg`, alt);

/** The same table upright, 3:4, for half a tile and for phones. */
export const tallScene = (id: string, alt: string) => demoPicture(`/media/scene/${id}-tall.svg`, alt);

/** A restaurant from the street, 3:2. */
export const front = (slug: string, alt: string) => demoPicture(`/media/front/${slug}.svg`, alt);

/** The tools of a trade, 3:2. */
export const work = (category: string, alt: string) => demoPicture(`/media/job/${category}.svg`, alt);

/** The table of an offer, 3:2. */
export const treat = (id: string, alt: string) => demoPicture(`/media/offer/${id}.svg`, alt);

/** A square picture, near to the food. */
export const closeUp = (id: string, alt: string) => demoPicture(`/media/social/${id}.svg`, alt);
