import type { z } from 'zod';
import type { media } from '#schemas/content/media/media.ts';
import { artwork } from '../artwork/artwork.ts';

/** An image of the demo chain, as content refers to it. Throws if there is no artwork for the address. */
export function demoImage(url: string, alt: string): z.input<typeof media> {
  const picture = artwork.get(url);
  if (picture === undefined) throw new Error(`No picture is drawn for ${url}.`);
  const { width, height, focus } = picture;
  return { url, alt, width, height, focus };
}
