import type { MediaFile, MediaUse } from '#schemas/api/content/media-library.ts';

/** The files of the media library in the screenshots: with and without an alternative text, a video, and long names. */
export const mediaFiles: readonly MediaFile[] = [
  {
    url: '/media/library/1a/laksa-by-the-river.jpg',
    kind: 'image',
    name: 'Laksa by the river.jpg',
    uploadedAt: '2026-11-20T09:30:00Z',
    width: 2400,
    height: 1600,
    bytes: 412_000,
    alt: 'A bowl of laksa on a table by the river',
    focus: { x: 30, y: 70 },
    variants: [{ url: '/media/library/1a/laksa-by-the-river-480.webp', width: 480, type: 'image/webp' }],
  },
  {
    url: '/media/library/2b/wok.mp4',
    kind: 'video',
    name: 'Wok.mp4',
    uploadedAt: '2026-11-19T09:30:00Z',
    width: 1280,
    height: 720,
    bytes: 3_400_000,
    poster: '/media/library/2b/wok.jpg',
  },
  {
    url: '/media/library/3c/garden.jpg',
    kind: 'image',
    name: 'Garden_of_the_restaurant_in_the_evening_with_lanterns_final_version_2.jpg',
    uploadedAt: '2026-11-18T09:30:00Z',
    width: 900,
    height: 1350,
    bytes: 98_000,
  },
  { url: '/media/pattern/leaf.svg', kind: 'image', width: 800, height: 600, bytes: 4200, alt: 'A leaf' },
];

export const mediaUses: readonly MediaUse[] = [
  { kind: 'page', id: 'home', title: 'Home', isLive: true, isDraft: false },
  { kind: 'page', id: 'summer', title: 'Summer by the river', isLive: true, isDraft: true },
  { kind: 'restaurants', id: 'soho', title: 'Soho', isLive: true, isDraft: false },
];
