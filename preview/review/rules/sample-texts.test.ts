import { describe, expect, it } from 'vitest';
import { createStartingTile } from '#preview/app/fields/create-starting-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { reviewPage } from '../review-page.ts';

const sample = { ...structuredClone(tiles['image-text'].examples.plain), type: 'image-text', key: 'one' };
const pageOf = (tile: object) => ({ id: 'summer', title: 'Summer', description: 'Summer.', tiles: [tile] });
const findings = (page: object, live: string) =>
  reviewPage(page, { live }).filter(({ code }) => code === 'sample-text');

it('sample texts that were not replaced stop publishing, each at its field [preview.publish] [editor.shared-tiles]', () => {
  const found = findings(pageOf({ ...sample, heading: 'Heading' }), '');
  expect(found.map(({ path }) => path.join('.'))).toEqual(['tiles.0.heading', 'tiles.0.body']);
  for (const { severity, message } of found) {
    expect(severity).toBe('error');
    expect(message).toMatch(/^This is still the sample text “.+”. Write your own.$/);
  }
});

it('custom text, and text that is live already, stops nothing [preview.publish]', () => {
  expect(findings(pageOf({ ...sample, heading: 'Our summer', body: '<p>From June on the terrace.</p>' }), '')).toEqual(
    [],
  );
  expect(findings(pageOf(sample), JSON.stringify(pageOf(sample)))).toEqual([]);
});

it('an optional text that a new tile starts with stops publishing, too [editor.shared-tiles]', () => {
  const tile = { ...createStartingTile('text'), body: '<p>Our words.</p>' };
  expect(findings(pageOf(tile), '')).toMatchObject([{ path: ['tiles', 0, 'heading'] }]);
});

it('the texts that a new tile starts with stop publishing [editor.shared-tiles]', () => {
  const found = findings(pageOf(createStartingTile('text')), '');
  expect(found).toMatchObject([
    { severity: 'error', message: 'This is still the sample text “Heading”. Write your own.' },
    { severity: 'error', message: 'This is still the sample text “Text”. Write your own.' },
  ]);
  expect(
    findings(pageOf({ type: 'text', key: 'one', heading: 'Heading for the door', body: '<p>Text.</p>' }), ''),
  ).toEqual([]);
});

it.each([
  ['careers@example.com', 1],
  ['careers@jobs.example', 0],
  ['careers@pandanrow.co.uk', 0],
])('the address %s stops publishing %i times unless it was live [preview.publish]', (applyEmail, count) => {
  const page = pageOf({ type: 'job-detail', key: 'one', applyEmail });
  expect(findings(page, '').map(({ path }) => path.at(-1))).toEqual(Array(count).fill('applyEmail'));
  expect(findings(page, JSON.stringify(page))).toEqual([]);
});

describe('the link that a new tile starts with [preview.publish]', () => {
  const tile = { ...createStartingTile('call-to-action'), heading: 'Come by', text: 'We are open until late.' };
  const linking = (linkText: string, linkUrl: string) => pageOf({ ...tile, links: [{ linkText, linkUrl }] });

  it('stops publishing', () => {
    expect(findings(pageOf(tile), '')).toMatchObject([
      {
        severity: 'error',
        path: ['tiles', 0, 'links', 0, 'linkText'],
        message: 'This is still the sample link “Link” to “/”. Change its text or its address.',
      },
    ]);
  });

  it.each([
    ['Home', '/'],
    ['Link', '/menu'],
  ])('stops nothing once it is “%s” to %s', (text, address) =>
    expect(findings(linking(text, address), '')).toEqual([]),
  );

  it('stops nothing if it is live, unlike one with the same text to another address', () => {
    expect(findings(pageOf(tile), JSON.stringify(pageOf(tile)))).toEqual([]);
    expect(findings(pageOf(tile), JSON.stringify(linking('Link', '/menu')))).toHaveLength(1);
  });
});
