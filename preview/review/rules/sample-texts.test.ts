import { expect, it } from 'vitest';
import { createStartingTile } from '#preview/app/fields/create-starting-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { reviewPage } from '../review-page.ts';

const sample = { ...structuredClone(tiles['image-text'].examples.plain), type: 'image-text', key: 'one' };
const pageOf = (tile: object) => ({ id: 'summer', title: 'Summer', description: 'Summer.', tiles: [tile] });
const findings = (page: object, live: string) =>
  reviewPage(page, { live }).filter(({ code }) => code === 'sample-text');

it('sample text that was not replaced stops publishing, once per tile [preview.publish] [editor.shared-tiles]', () => {
  const [finding, ...more] = findings(pageOf(sample), '');
  expect(finding).toMatchObject({ severity: 'error', path: expect.arrayContaining(['tiles', 0]) });
  expect(finding?.message).toMatch(/^This is still the sample text “.+”. Write your own.$/);
  expect(more).toEqual([]);
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
  ]);
  expect(
    findings(pageOf({ type: 'text', key: 'one', heading: 'Heading for the door', body: '<p>Text.</p>' }), ''),
  ).toEqual([]);
});
