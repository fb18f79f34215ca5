import { expect, it } from 'vitest';
import { createFakeClient, defaultConfiguration } from '../../../fake-client.ts';

/** The settings that are read from a reply. */
const settingsOf = (settings: object, apiMapping: Readonly<Record<string, unknown>> = {}) =>
  createFakeClient(
    (path) =>
      path === '/api/v1/content/brand-settings' ? { body: { SiteName: 'Pandan Row', ...settings } } : undefined,
    { configuration: { ...defaultConfiguration, apiMapping } },
  ).client.getSettings();

const banner = { Text: 'Christmas tables are open' };
const popup = { Heading: 'Gift cards', Body: '<p>Give dinner.</p>', EndDate: '2026-12-24T00:00:00' };
const order = 'https://order.example/all';

it.each([
  { Enabled: 'False' },
  { isEnabled: false },
  { ACTIVE: 0 },
  { IsActive: 'no' },
  { Visible: 'false' },
  { is_visible: '0' },
])('a banner and a popup with %j are not shown [banner.global] [popup.global] [upstream.mapping]', async (off) => {
  const settings = await settingsOf({ GlobalBanner: { ...banner, ...off }, GlobalPopup: { ...popup, ...off } });
  expect([settings.banner, settings.popup]).toEqual([undefined, undefined]);
});

it.each([{}, { Enabled: 'True' }, { IsActive: 1 }, { Visible: null }])(
  'a banner and a popup with %j are shown [banner.global] [popup.global] [upstream.mapping]',
  async (on) => {
    const settings = await settingsOf({ GlobalBanner: { ...banner, ...on }, GlobalPopup: { ...popup, ...on } });
    expect(settings).toMatchObject({
      banner: { text: 'Christmas tables are open' },
      popup: { heading: 'Gift cards', endDate: '2026-12-24' },
    });
  },
);

it.each([
  [{ Button: { LinkText: 'Buy', LinkUrl: '/buy', OpenInNewTab: 'True' } }, { openInNewTab: true }],
  [{ Buttons: [{ Text: 'Buy', Url: '/buy' }] }, {}],
  [{ Cta: { Label: 'Buy', Href: '/buy' } }, {}],
  [{ ButtonText: 'Buy', ButtonUrl: '/buy' }, {}],
  [{ Link: '/buy', LinkText: 'Buy' }, {}],
])('the button of a popup can be stated as %j [popup.global] [upstream.mapping]', async (button, expected) => {
  const settings = await settingsOf({ GlobalPopup: { ...popup, ...button } });
  expect(settings.popup?.link).toMatchObject({ linkText: 'Buy', linkUrl: '/buy', ...expected });
});

it.each([
  [{ clickCollectLink: order }, {}],
  [{ ClickAndCollectUrl: order }, {}],
  [{ Ordering: order }, { fieldNames: { clickCollectLink: ['Ordering'] } }],
])(
  'click and collect can be an address alone: %j [header.click-collect] [upstream.mapping]',
  async (stated, mapping) => {
    expect((await settingsOf(stated, mapping)).clickCollectLink).toMatchObject({
      linkText: 'Click & Collect',
      linkUrl: order,
      openInNewTab: true,
    });
  },
);

it('an address beside a yes to click and collect is the link of the restaurant [header.click-collect]', async () => {
  const bath = { StoreId: 1, Slug: 'bath', City: 'bath', Title: 'Bath', Lat: 51.4, Lng: -2.4 };
  const { client } = createFakeClient((path) =>
    path === '/api/v1/content/search-restaurants/'
      ? { body: [{ ...bath, ClickCollect: 'True', ClickCollectUrl: order }] }
      : undefined,
  );
  expect(await client.getAllRestaurants()).toMatchObject([{ clickCollect: order, offersCollection: true }]);
});
