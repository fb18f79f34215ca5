import { expect, it } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { samplePath } from './sample-path.ts';

const addressOf = (page: string) => ({ page, path: `/at${page}`, label: '' });
const addresses = ['home', '_booking', '_offer', '_job', '_menu', '_menu'].map(addressOf);

it.each([
  ['offer', '/at_offer'],
  ['voucher-form', '/at_offer'],
  ['job-detail', '/at_job'],
  ['menu-section', '/at_menu'],
  ['allergen-guide', '/at_menu'],
  ['dietary-filter', '/at_menu'],
  ['hero', '/at_booking'],
])('the example of a tile “%s” is rendered at %s, which has its data [preview.compose]', (type, path) => {
  expect(samplePath(type, { ...testFacts, addresses })).toBe(path);
});

it.each(['offer', 'hero'])(
  'the example of a tile “%s” is rendered at the home page of a site without its data [preview.compose]',
  (type) => {
    expect(samplePath(type, { ...testFacts, addresses: [addressOf('home')] })).toBe('/');
  },
);
