import { socialCardSize } from './social-card.ts';

export type RenderSocialCard = (drawing: Buffer) => Promise<Buffer | undefined>;

/** A drawing larger than this, in bytes, is not turned into a photograph. */
const largest = 4_000_000;

/** Its own size in pixels may be no more than this, whatever the drawing says of itself. */
const mostPixels = 25_000_000;

/**
 * Turns drawings into photographs of the size that social networks show, one at a time, so that a crowd of them takes
 * one core at most. Undefined where `sharp` is not installed: npm may leave it out, since it is an optional part of
 * the framework.
 */
export async function openSocialCards(): Promise<RenderSocialCard | undefined> {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (!sharp) return undefined;
  let before: Promise<unknown> = Promise.resolve();
  return (drawing) => {
    if (drawing.length > largest) return Promise.resolve(undefined);
    const card = before.then(() =>
      sharp(drawing, { limitInputPixels: mostPixels })
        .resize({ ...socialCardSize, fit: 'cover' })
        .flatten({ background: 'white' })
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer()
        .catch(() => undefined),
    );
    before = card;
    return card;
  };
}
