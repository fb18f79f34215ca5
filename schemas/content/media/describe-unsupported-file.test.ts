import { expect, it } from 'vitest';
import { describeUnsupportedFile } from './describe-unsupported-file.ts';

it.each([
  [
    'notes.txt',
    undefined,
    'notes.txt is not an image or a video. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG image, or an MP4 or WebM video.',
  ],
  ['notes.txt', 'image', 'notes.txt is not an image. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG image.'],
  ['notes.txt', 'video', 'notes.txt is not a video. Choose an MP4 or WebM video.'],
  [
    'photo.HEIC',
    'image',
    'photo.HEIC has a format that browsers cannot show. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG image.',
  ],
] as const)('says which files can be chosen instead of %s, of the kind %s [editor.media]', (name, kind, message) => {
  expect(describeUnsupportedFile(name, kind)).toBe(message);
});
