import type { MediaFile } from '#schemas/api/content/media-library.ts';

/** For tests: an uploaded image, and one in the media folder. */
export const laksa: MediaFile = {
  url: '/media/library/1/laksa.jpg',
  kind: 'image',
  name: 'Laksa.jpg',
  uploadedAt: '2026-11-18T12:00:00.000Z',
  width: 800,
  height: 600,
  bytes: 1,
  alt: 'A bowl',
  variants: [{ url: '/media/library/1/laksa-480.webp', width: 480, type: 'image/webp' }],
};
export const street: MediaFile = { url: '/media/street.webp', kind: 'image', width: 400, height: 300, bytes: 1 };
