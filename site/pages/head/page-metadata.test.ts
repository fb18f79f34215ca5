import { expect, it } from 'vitest';
import { page } from '#schemas/content/page/page.ts';
import { menu, menuItem } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { plannedError, plannedPage, restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import { generateMetadata } from '#site/next/app/[[...path]]/page.tsx';
import { withDocument } from '../resolve/document-scope.ts';
import { describeHead } from './describe-head.ts';

const image = (name: string) => ({ url: `/media/${name}.jpg`, alt: name, width: 1600, height: 900 });
const settings = settingsOf({ defaultDescription: 'Four kitchens.', defaultImage: image('table') });
const subject = { kind: 'found', pageId: 'x', area: { kind: 'main' }, needs: {} } as const;
const envelopeOf = (raw: object = {}) => page.parse({ id: 'x', title: 'Our story', tiles: [], ...raw });
const at = { settings, subject, path: '/about', origin: 'https://site.example', socialCards: false, hasError: false };

it('takes title, description, canonical address, social data and robots from the page [page.metadata]', () => {
  const envelope = envelopeOf({
    description: 'How it began.',
    canonicalUrl: '/our-story',
    socialTitle: 'Shared',
    socialDescription: 'Read on.',
    socialImage: image('grill'),
    indexed: false,
  });
  expect(describeHead({ ...at, envelope })).toEqual({
    title: 'Our story · Pandan Row',
    description: 'How it began.',
    canonical: 'https://site.example/our-story',
    indexed: false,
    social: {
      title: 'Shared',
      description: 'Read on.',
      image: { url: 'https://site.example/media/grill.jpg', width: 1600, height: 900, alt: 'grill' },
    },
  });
});

it('takes missing values from the settings and the address [page.metadata]', () => {
  expect(describeHead({ ...at, envelope: envelopeOf() })).toEqual({
    title: 'Our story · Pandan Row',
    description: 'Four kitchens.',
    canonical: 'https://site.example/about',
    indexed: true,
    social: {
      title: 'Our story',
      description: 'Four kitchens.',
      image: { url: 'https://site.example/media/table.jpg', width: 1600, height: 900, alt: 'table' },
    },
  });
});

it('has an address and a title of its own for each further part of a long page [scale.growth]', () => {
  const describePart = (number: number) => {
    const { title, canonical } = describeHead({ ...at, envelope: envelopeOf(), part: { number, count: 3 } });
    return [title, canonical];
  };
  expect(describePart(1)).toEqual(['Our story · Pandan Row', 'https://site.example/about']);
  expect(describePart(3)).toEqual(['Our story · Part 3 · Pandan Row', 'https://site.example/about?part=3']);
});

it('interpolates titles, and prefers the subject’s image to the default one [page.metadata]', () => {
  const restaurant = restaurantOf({ title: 'Soho', heroMedia: image('soho') });
  const about = { ...subject, restaurant, cityName: 'London', canonicalPath: '/restaurants/london/soho' };
  const envelope = envelopeOf({ title: '{restaurant}', description: 'In {city}.' });
  expect(describeHead({ ...at, envelope, subject: about })).toMatchObject({
    title: 'Soho · Pandan Row',
    description: 'In London.',
    canonical: 'https://site.example/restaurants/london/soho',
    social: { title: 'Soho', image: { url: 'https://site.example/media/soho.jpg' } },
  });
});

it('is not for search engines where its subject is hidden [page.metadata]', () => {
  expect(describeHead({ ...at, envelope: envelopeOf(), subject: { ...subject, hidden: true } }).indexed).toBe(false);
});

it('has the site as its address where it has none of its own [page.metadata]', () => {
  expect(describeHead({ ...at, envelope: envelopeOf(), path: '//[' }).canonical).toBe('https://site.example');
});

it('shares the image of the dish, else of the page, the offer, the menu, the restaurant or the settings [page.metadata]', () => {
  const dish = menuItem.parse({ id: 'satay', name: 'Satay', image: image('dish') });
  const offer = offerSchema.parse({
    id: 'a',
    title: 'A',
    description: 'x',
    termAndConditions: 'x',
    image: image('offer'),
  });
  const main = menu.parse({ id: 'main', name: 'Main', sections: [], image: image('menu') });
  const about = { ...subject, offer, menu: main, restaurant: restaurantOf({ heroMedia: image('soho') }) };
  const own = envelopeOf({ socialImage: image('page') });
  const altOf = (change: Partial<Parameters<typeof describeHead>[0]>) =>
    describeHead({ ...at, envelope: envelopeOf(), subject: about, ...change }).social.image?.alt;
  expect([
    altOf({ dish, envelope: own }),
    altOf({ envelope: own }),
    altOf({}),
    altOf({ subject: { ...about, offer: undefined } }),
    altOf({ subject: { ...about, offer: undefined, menu: undefined } }),
    altOf({ subject }),
  ]).toEqual(['dish', 'page', 'offer', 'menu', 'soho', 'table']);
});

it('names the restaurant in the title of each of its pages [page.metadata]', () => {
  const about = { ...subject, restaurant: restaurantOf({ title: 'Soho' }) };
  const titleOf = (title: string) => describeHead({ ...at, subject: about, envelope: envelopeOf({ title }) }).title;
  expect(titleOf('Book a table')).toBe('Book a table · Soho · Pandan Row');
  expect(titleOf('Menus in {restaurant}')).toBe('Menus in Soho · Pandan Row');
});

it('shares the site’s own SVG images as JPEG where possible, and other images unchanged [page.metadata]', () => {
  const shared = (url: string, socialCards: boolean) =>
    describeHead({ ...at, socialCards, envelope: envelopeOf({ socialImage: { ...image('grill'), url } }) }).social
      .image;
  expect(shared('/media/scene/grill.svg', true)).toEqual({
    url: 'https://site.example/social/scene/grill.jpg',
    width: 1200,
    height: 630,
    alt: 'grill',
  });
  expect(shared('/media/scene/grill.svg', false)?.url).toBe('https://site.example/media/scene/grill.svg');
  expect(shared('/media/grill.jpg', true)?.url).toBe('https://site.example/media/grill.jpg');
});

it('passes the metadata to Next.js, with noindex for hidden pages and error pages [page.metadata]', async () => {
  const metadataOf = (document: Parameters<typeof withDocument>[0]['document']) =>
    withDocument({ document, onProblems: () => undefined }, async () => generateMetadata());
  const head = {
    title: 'Our story · Pandan Row',
    description: 'How it began.',
    canonical: 'https://site.example/about',
    indexed: true,
    social: { title: 'Shared', description: 'Read on.' },
  };
  expect(await metadataOf({ ...plannedPage(), head })).toMatchObject({
    title: 'Our story · Pandan Row',
    description: 'How it began.',
    alternates: { canonical: 'https://site.example/about' },
    robots: { index: true, follow: true },
    openGraph: {
      title: 'Shared',
      description: 'Read on.',
      url: 'https://site.example/about',
      siteName: 'Pandan Row',
    },
    twitter: { card: 'summary' },
  });
  expect(await metadataOf({ ...plannedPage(), head: { ...head, indexed: false } })).toMatchObject({
    robots: { index: false },
  });
  expect(await metadataOf(plannedError(404))).toMatchObject({
    title: 'This page could not be found',
    robots: { index: false },
  });
});
