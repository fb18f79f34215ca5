import { expect, it } from 'vitest';
import { createFakeClient } from '../../../fake-client.ts';

const settingsOf = (settings: object) =>
  createFakeClient((path) =>
    path === '/api/v1/content/brand-settings' ? { body: { siteName: 'Pandan Row', ...settings } } : undefined,
  ).client.getSettings();

const menu = { linkText: 'Menu', linkUrl: '/menu' };
const jobs = { linkText: 'Jobs', linkUrl: '/careers' };
const names = ['mastheadItems', 'footerItems', 'socialMediaItems'] as const;

it.each(names)('%s can be one link alone, or links by name or position [upstream.mapping]', async (name) => {
  expect((await settingsOf({ [name]: menu }))[name]).toMatchObject([menu]);
  expect((await settingsOf({ [name]: { 0: menu, 1: jobs } }))[name]).toMatchObject([menu, jobs]);
  expect((await settingsOf({ [name]: { menu: { linkUrl: '/menu' }, jobs } }))[name]).toMatchObject([menu, jobs]);
  expect((await settingsOf({ [name]: { items: [menu] } }))[name]).toMatchObject([menu]);
});

it('social links can be addresses by name [upstream.mapping]', async () => {
  const socialMediaItems = { facebook: 'https://facebook.example/pandan', instagram: null };
  expect((await settingsOf({ socialMediaItems })).socialMediaItems).toMatchObject([
    { linkText: 'Facebook', linkUrl: 'https://facebook.example/pandan' },
  ]);
});

it('the links of a dropdown can be one alone, to which its label leads [upstream.mapping]', async () => {
  const { mastheadItems } = await settingsOf({ mastheadItems: { linkText: 'Us', links: jobs } });
  expect(mastheadItems).toMatchObject([{ linkText: 'Us', linkUrl: '/careers', links: [jobs] }]);
});

it('a link that cannot be read does not affect other links [upstream.entries]', async () => {
  const footerItems = { menu: 7, 0: { linkUrl: '/menu' }, jobs };
  expect((await settingsOf({ footerItems })).footerItems).toMatchObject([jobs]);
});
