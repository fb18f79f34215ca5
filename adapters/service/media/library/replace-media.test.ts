import { expect, it } from 'vitest';
import { replaceInValue } from './replace-media.ts';

const size = { width: 640, height: 360, bytes: 1 };
const from = { url: '/media/old.mp4', kind: 'video', poster: '/media/old.jpg', ...size } as const;
const poster = { url: '/media/new.jpg', kind: 'image', alt: 'A wok', ...size } as const;
const to = { url: '/media/new.mp4', kind: 'video', poster: poster.url, alt: 'Wok and steam', ...size } as const;
const image = { url: '/media/old.jpg', width: 1, height: 1, focus: { x: 1, y: 1 } };

it('a video that is replaced has the poster and the label of the new one [editor.media]', () => {
  const tiles = [{ video: { url: from.url, poster: image, label: 'Old' } }];
  expect(replaceInValue(tiles, { from, to, poster })).toEqual([
    {
      video: {
        url: to.url,
        poster: { url: poster.url, width: 640, height: 360, alt: 'A wok' },
        label: 'Wok and steam',
      },
    },
  ]);
});

it('a poster that an editor chose, and a label without a new one, stay [editor.media]', () => {
  const chosen = { ...image, url: '/media/chosen.jpg' };
  const video = { url: from.url, poster: chosen, label: 'Old' };
  expect(replaceInValue(video, { from, to: { ...to, alt: '' }, poster })).toEqual({ ...video, url: to.url });
});
