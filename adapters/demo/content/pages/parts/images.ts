import { demoImage } from '#adapters/demo/content/demo-image.ts';
import type { dishImages } from '#adapters/demo/content/menu/dish-images.ts';

/** A dish from above, 4:3. */
export const dish = (id: keyof typeof dishImages, alt: string) => demoImage(`/media/dish/${id}.svg`, alt);

/** A laid table, 16:9. */
export const scene = (id: string, alt: string) => demoImage(`/media/scene/${id}.svg`, alt);

/** The same table in portrait format, 3:4, for half a tile and for phones. */
export const tallScene = (id: string, alt: string) => demoImage(`/media/scene/${id}-tall.svg`, alt);

/** A restaurant from the street, 3:2. */
export const front = (slug: string, alt: string) => demoImage(`/media/front/${slug}.svg`, alt);

/** A drawing to colour in: a front 3:2, a dish in a square. */
export const lineDrawing = (id: string, alt: string) => demoImage(`/media/colouring/${id}.svg`, alt);

/** The tools of a job, 3:2. */
export const work = (category: string, alt: string) => demoImage(`/media/job/${category}.svg`, alt);

/** The table of an offer, 3:2. */
export const treat = (id: string, alt: string) => demoImage(`/media/offer/${id}.svg`, alt);

/** A square close-up of the food. */
export const closeUp = (id: string, alt: string) => demoImage(`/media/social/${id}.svg`, alt);
