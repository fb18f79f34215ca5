import { expect, it } from 'vitest';
import { createFakeClient } from '../../fake-client.ts';

const settingsOf = (body: object) =>
  createFakeClient((path) => (path === '/api/v1/content/brand-settings' ? { body } : undefined)).client.getSettings();

const menu = { linkText: 'Menu', linkUrl: '/menu' };
const jobs = { linkText: 'Jobs', linkUrl: '/careers' };
const split = {
  brand: { name: 'Harbour & Vine', logo: { url: '/logo.svg' } },
  header: { title: 'Main header', mastheadItems: [menu] },
  footer: { footerItems: [jobs], socialMediaItems: [jobs], email: 'hello@example.com' },
  notices: { globalBanner: { text: 'Open on Monday' }, globalPopup: { heading: 'News', body: '<p>A new dish.</p>' } },
};

it.each([split, { data: split }, { success: true, settings: split }, { data: split, meta: { version: 2 } }])(
  'settings in several objects are all read [upstream.mapping]',
  async (body) => {
    expect(await settingsOf(body)).toMatchObject({
      siteName: 'Harbour & Vine',
      logo: { url: expect.stringContaining('/logo.svg') },
      mastheadItems: [menu],
      footerItems: [jobs],
      socialMediaItems: [jobs],
      email: 'hello@example.com',
      banner: { text: 'Open on Monday' },
      popup: { heading: 'News' },
    });
  },
);

it('a setting at the top takes precedence, then the first object that has a value for it [upstream.mapping]', async () => {
  const stated = { email: 'top@example.com', header: { mastheadItems: [menu], tagline: '' } };
  const settings = await settingsOf({
    ...stated,
    footer: { tagline: 'Fresh', email: 'footer@example.com' },
    more: { tagline: 'Late' },
  });
  expect(settings).toMatchObject({ email: 'top@example.com', tagline: 'Fresh', mastheadItems: [menu] });
});

it('the title of a header is not the name of the site [upstream.mapping]', async () => {
  const { header, footer } = split;
  expect((await settingsOf({ header, footer })).siteName).toBe('Restaurants');
});
