import { expect, it } from 'vitest';
import { describeFields } from '#preview/app/fields/describe-field.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { reviewPage } from '../review-page.ts';

const video = {
  url: '/media/film/table.webm',
  poster: { url: '/media/scene/noodles.svg', alt: 'Noodles.', width: 1600, height: 1200 },
  label: 'A table being laid',
};
const found = (tile: object) =>
  reviewPage({ id: 'summer', title: 'Summer', description: 'Summer.', tiles: [tile] }, {}).filter(
    ({ code }) => code === 'field-without-effect',
  );
const text = { type: 'text', key: 'words', heading: 'Summer', body: '<p>From June on the terrace.</p>' };

it('a video in a tile that shows none stays valid, gives a warning, and can be removed [tile.video] [preview.publish]', () => {
  expect(tiles.text.schema.safeParse({ ...text, videoDesktop: video }).success).toBe(true);
  expect(found({ ...text, videoDesktop: video })).toMatchObject([
    {
      severity: 'warning',
      path: ['tiles', 0, 'videoDesktop'],
      message: expect.stringContaining('is not shown'),
      fixes: [{ changes: [{ path: ['tiles', 0, 'videoDesktop'] }] }],
    },
  ]);
  expect(found(text)).toEqual([]);
});

it('a description of a link that shows none gives a warning; its style does not [preview.publish]', () => {
  const link = { linkText: 'Read on', linkUrl: '/about', style: 'quiet' };
  expect(found({ ...text, links: [link] })).toEqual([]);
  expect(found({ ...text, links: [{ ...link, description: 'More.' }] })).toMatchObject([
    { path: ['tiles', 0, 'links', 0, 'description'] },
  ]);
});

it('the form of a tile offers a video only if the tile shows one [preview.compose]', () => {
  const names = (type: 'text' | 'hero') => describeFields(tiles[type].schema).map(({ name }) => name);
  expect(names('hero')).toContain('videoDesktop');
  expect(names('text').filter((name) => name.startsWith('video'))).toEqual([]);
});
