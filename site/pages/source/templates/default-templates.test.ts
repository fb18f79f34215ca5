import { expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import { defaultTemplates } from './default-templates.ts';

it.each([...defaultTemplates])('the default template %s has no problem [upstream.alone]', (_, page) => {
  const read = readPage(page);
  expect(read.problems).toEqual([]);
  expect(read.ok && read.value.tiles.length).toBe(page.tiles.length);
});

it.each<[string, object, string]>([
  ['_job', { type: 'job-detail', applies: true }, '[jobs.detail]'],
  ['_job-search', { type: 'job-search' }, '[jobs.list]'],
  ['_offer', { type: 'voucher-form' }, '[offer.voucher]'],
  ['_preferences', { type: 'preferences-form' }, '[preferences.load]'],
  ['careers', { type: 'job-list' }, '[jobs.list]'],
  ['contact', { type: 'contact-form' }, '[contact.send]'],
  ['group-booking', { type: 'group-booking-form' }, '[booking.covers]'],
  ['cookies', { type: 'cookie-list' }, '[cookie.page]'],
  ['allergens', { type: 'menu-list' }, '[menu.allergens]'],
  ['signup-thanks', { heading: 'Thank you for signing up' }, '[route.static]'],
])('the default template %s shows %j [upstream.alone] %s', (id, tile) => {
  expect(defaultTemplates.get(id)?.tiles).toContainEqual(expect.objectContaining(tile));
});

it('the default template of preferences is not indexed [preferences.privacy]', () => {
  expect(defaultTemplates.get('_preferences')).toMatchObject({ indexed: false });
});
