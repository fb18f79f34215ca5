import { expect, it } from 'vitest';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { describeData } from './describe-data.ts';

const settings = settingsOf({
  email: 'hello@example.com',
  socialMediaItems: [
    { linkText: 'Photos', linkUrl: 'https://photos.example/row' },
    { linkText: 'News', linkUrl: '/news' },
  ],
});

const describe = (
  subject: Partial<FoundSubject>,
  breadcrumbs: Parameters<typeof describeData>[0]['breadcrumbs'] = [],
): object[] =>
  describeData({
    settings,
    subject: { kind: 'found', pageId: 'careers', area: { kind: 'main' }, needs: {}, ...subject },
    breadcrumbs,
    origin: 'https://site.example',
    now: new Date('2026-11-21T12:00:00Z'),
    applies: false,
  });

it('describes the organisation on the home page only, with its social addresses [upstream.claims]', () => {
  expect(describe({ pageId: 'home' })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Pandan Row',
      url: 'https://site.example/',
      email: 'hello@example.com',
      sameAs: ['https://photos.example/row'],
    },
  ]);
  expect(describe({})).toEqual([]);
});

it('describes a restaurant on its own page, not on those of its menus [upstream.claims]', () => {
  const restaurant = restaurantOf();
  expect(describe({ restaurant, pageId: '_restaurant' })).toMatchObject([{ '@type': 'Restaurant' }]);
  expect(describe({ restaurant, pageId: '_restaurant-menu' })).toEqual([]);
});

it('describes the menu and the offer of the page [upstream.claims]', () => {
  const pudding = { id: 'pudding', title: 'A pudding', description: '<p>One.</p>', termAndConditions: '<p>None.</p>' };
  const image = { kind: 'image', url: '/media/pudding.webp', alt: 'A pudding', width: 800, height: 600 };
  const dated = { ...pudding, startDate: '2026-11-01', endDate: '2026-11-30', image };
  const plain = { '@context': 'https://schema.org', '@type': 'Offer', name: 'A pudding' };
  expect(describe({ menu: menu.parse({ id: 'main', name: 'Main', sections: [] }) })).toMatchObject([
    { '@type': 'Menu' },
  ]);
  expect(describe({ offer: offerSchema.parse(pudding) })).toEqual([
    { ...plain, url: 'https://site.example/offer/pudding' },
  ]);
  expect(describe({ offer: offerSchema.parse(dated) })).toEqual([
    {
      ...plain,
      url: 'https://site.example/offer/pudding',
      image: 'https://site.example/media/pudding.webp',
      validThrough: '2026-11-30',
    },
  ]);
  expect(describe({ offer: offerSchema.parse({ ...dated, startDate: '2026-11-22' }) })).toMatchObject([
    { validFrom: '2026-11-22', validThrough: '2026-11-30' },
  ]);
});

it('describes the breadcrumbs of a page with more than one [page.metadata]', () => {
  const home = { name: 'Home', path: '/' };
  const here = { name: 'Careers', path: '/careers' };
  expect(describe({}, [home])).toEqual([]);
  expect(describe({}, [home, here])).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
        { '@type': 'ListItem', position: 2, name: 'Careers', item: 'https://site.example/careers' },
      ],
    },
  ]);
});
