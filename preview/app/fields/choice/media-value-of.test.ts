import { describe, expect, it } from 'vitest';
import { media } from '#schemas/content/media/media.ts';
import { mediaValueOf } from './media-value-of.ts';

const file = { url: '/media/satay.jpg', kind: 'image', width: 1600, height: 900, bytes: 240_000 } as const;
const variants = [
  { url: '/media/satay-400.webp', width: 400, type: 'image/webp' },
  { url: '/media/satay-800.webp', width: 800, type: 'image/webp' },
] as const;

describe('an image that an editor chooses', () => {
  it('keeps its alternative text and its other sizes, so that visitors load the size they need [preview.compose]', () => {
    const value = { url: '/media/satay.jpg', width: 1600, height: 900, alt: 'Satay', variants };
    expect(mediaValueOf({ ...file, alt: 'Satay', variants: [...variants] })).toEqual(value);
    expect(media.parse(mediaValueOf({ ...file, alt: 'Satay', variants: [...variants] }))).toEqual(value);
  });

  it('has only its address and size if the service knows no more [preview.compose]', () => {
    expect(mediaValueOf(file)).toEqual({ url: '/media/satay.jpg', width: 1600, height: 900 });
    expect(Object.keys(mediaValueOf({ ...file, alt: '' }))).not.toContain('alt');
  });
});
