import { expect, it } from 'vitest';
import { repairValue } from '#schemas/content/field/repair/repair-value.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { mapTile } from '../map-page.ts';
import { readApiMapping } from '../mapping.ts';

/** The tile that is rendered for one of an API; undefined if it is left out. */
function readTile(raw: Readonly<Record<string, unknown>>, apiMapping: Readonly<Record<string, unknown>> = {}): unknown {
  const schema = findTileType(String(raw.TileType))?.schema;
  if (!schema) throw new Error('There is no such tile type.');
  const read = repairValue(schema, mapTile({ Key: 'k', ...raw }, readApiMapping(apiMapping)));
  return read.ok ? read.value : undefined;
}

const url = '/media/film.mp4';
const image = { Url: '/media/about.jpg', AltText: 'The room' };

it('reads the address of a video alone, with the poster and heading of its tile [tile.video] [upstream.mapping]', () => {
  const tile = { TileType: 'video', Heading: 'In the wok', VideoDesktop: url, VideoMobile: url };
  const poster = { url: '/media/about.jpg' };
  expect(readTile(tile)).toMatchObject({ videoDesktop: { url, label: 'In the wok' }, videoMobile: { url } });
  expect(readTile({ ...tile, Poster: image })).toMatchObject({ videoDesktop: { poster }, videoMobile: { poster } });
  expect(readTile({ ...tile, Heading: null })).toMatchObject({ videoDesktop: { url, label: 'Video' } });
});

it('reads a video without poster and label, and prefers its own [tile.video] [upstream.mapping]', () => {
  const tile = { TileType: 'video', Poster: image };
  expect(readTile({ TileType: 'video', VideoDesktop: { Url: url } })).toMatchObject({ videoDesktop: { url } });
  const own = { Url: url, Label: 'A wok', Poster: { ...image, Url: '/media/own.jpg' } };
  expect(readTile({ ...tile, VideoDesktop: own })).toMatchObject({
    videoDesktop: { label: 'A wok', poster: { url: '/media/own.jpg' } },
  });
});

it.each(['text', 'image-text'])(
  'keeps a tile of the type %s that has a heading and no text [upstream.entries]',
  (TileType) => {
    expect(readTile({ TileType, Heading: 'Offers', Body: null })).toMatchObject({ heading: 'Offers', body: '<p></p>' });
    expect(readTile({ TileType, Heading: ' ', Body: null })).toBeUndefined();
  },
);

it.each([
  { Heading: 'Dogs?', Body: '<p>At Kirkgate.</p>' },
  { Title: 'Dogs?', Content: '<p>At Kirkgate.</p>' },
  { Question: 'Dogs?', Answer: '<p>At Kirkgate.</p>', Title: 'Other' },
])('reads the entries of an accordion with the fields of %j [upstream.mapping]', (entry) => {
  const items = [{ question: 'Dogs?', answer: '<p>At Kirkgate.</p>' }];
  expect(readTile({ TileType: 'accordion', Heading: 'Questions', Items: [entry] })).toMatchObject({ items });
});

it('reads the slides of a carousel under other names [upstream.mapping]', () => {
  const slide = { Heading: 'Lunch', Media: image, Button: { LinkText: 'Details', LinkUrl: '/offers' } };
  expect(readTile({ TileType: 'carousel', Slides: [slide, null] })).toMatchObject({
    slides: [{ title: 'Lunch', image: { url: '/media/about.jpg' }, link: { linkText: 'Details', linkUrl: '/offers' } }],
  });
});

it('names the fields of list entries as the mapping says [upstream.mapping]', () => {
  const tileFields = { question: ['Ask'], answer: ['Reply'] };
  const Items = [{ Ask: 'Dogs?', Reply: '<p>Yes.</p>' }];
  expect(readTile({ TileType: 'accordion', Items }, { tileFields })).toMatchObject({
    items: [{ question: 'Dogs?', answer: '<p>Yes.</p>' }],
  });
});
