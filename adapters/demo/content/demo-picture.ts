import type { z } from 'zod';
import type { media } from '#schemas/content/media/media.ts';
import { artwork } from '../artwork/artwork.ts';

/** A picture of the house as content names it. Throws for an address that is not drawn: that is a slip of the pen here. */
export function demoPicture(url: string, alt: string): z.input<typeof media> {
  const picture = artwork.get(url);
  if (picture === undefined) throw new Error(`No picture is drawn for ${url}.`);
  return { url, alt, width: picture.width, height: picture.height };
}
