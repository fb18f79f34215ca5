import { expect, it } from 'vitest';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { reviewPage } from '../review-page.ts';

const sample = { ...structuredClone(tiles['image-text'].examples.plain), type: 'image-text', key: 'one' };
const pageOf = (tile: object) => ({ id: 'summer', title: 'Summer', description: 'Summer.', tiles: [tile] });
const warnings = (page: object, live: string) =>
  reviewPage(page, { live }).filter(({ code }) => code === 'sample-text');

it('sample text that was not replaced gives one warning per tile [preview.publish]', () => {
  const [warning, ...more] = warnings(pageOf(sample), '');
  expect(warning).toMatchObject({ severity: 'warning', path: expect.arrayContaining(['tiles', 0]) });
  expect(warning?.message).toMatch(/^This is still the sample text “.+”. Write your own.$/);
  expect(more).toEqual([]);
});

it('custom text, and text that is live already, gives no warning [preview.publish]', () => {
  expect(warnings(pageOf({ ...sample, heading: 'Our summer', body: '<p>From June on the terrace.</p>' }), '')).toEqual(
    [],
  );
  expect(warnings(pageOf(sample), JSON.stringify(pageOf(sample)))).toEqual([]);
});
