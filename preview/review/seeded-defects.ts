import { parse } from 'parse5';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { reportedScriptBytes } from '#preview/server/review/weight/reported-script-bytes.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { type AllergenLevel, mapAllergens, menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { budgets } from './budgets.ts';
import type { FindingCode, ReviewFacts } from './finding.ts';
import { addressOf, internalLinks } from './markup/page-links.ts';
import { parseForReview } from './review-page.ts';

/** The facts of the demo, where every link target exists. */
const addresses = demoData.pages.flatMap((page) =>
  internalLinks(parseForReview(page).page).map(({ href }) => addressOf(href)),
);
export const facts: ReviewFacts = {
  offers: demoData.offers.map((each) => offerSchema.parse(each)),
  menuIds: demoData.menus.map(({ id }) => id),
  menus: demoData.menus.map((each) => menu.parse(each)),
  restaurants: demoData.restaurants.map(({ slug }) => slug),
  links: new Map(addresses.map((address) => [address, 'found'])),
};
const picture = { url: '/media/dish/laksa.svg', alt: 'A bowl of laksa', width: 960, height: 720 };
const link = { linkText: 'See the menu', linkUrl: '/menu' };
/** A page without any finding. */
export const validPage = {
  id: 'sound',
  title: 'Sound',
  description: 'Nothing to find.',
  tiles: [
    { type: 'hero', key: 'top', heading: 'Sound', image: picture, links: [link] },
    { type: 'text', key: 'words', body: '<h2>One</h2><p><a href="/menu">See the menu</a></p>' },
    { type: 'menu-section', key: 'dishes', menuId: 'drinks' },
    { type: 'offer', key: 'treat', offerId: facts.offers?.[0]?.id },
  ],
};
const html = '<main><section id="top" data-tile="hero"><h1>Sound</h1></section><h2>One</h2></main>';
const light = { markup: 1000, pictures: 1000, video: 0, script: 0 };
const weights = new Map([['top', light]]);
export const validFacts: ReviewFacts = { ...facts, rendered: parse(html), weights, wasIndexed: true, names: {} };

/** A booking tile beside a form, with the script sizes of their block reports. */
const interactive = [...validPage.tiles, { type: 'booking', key: 'table' }, { type: 'contact-form', key: 'form' }];

export interface Defect {
  readonly code: FindingCode;
  readonly change?: readonly [path: readonly PathStep[], value: unknown];
  readonly facts?: ReviewFacts;
  readonly at?: readonly PathStep[];
  /** How many fixes are offered. */
  readonly fixes?: number;
}

const unknown = mapAllergens((): AllergenLevel => 'unknown');
const noRecord = facts.menus?.map((each) => ({
  ...each,
  sections: each.sections.map((section) => ({
    ...section,
    items: section.items.map((dish) => ({ ...dish, allergens: unknown })),
  })),
}));

export const defects: readonly Defect[] = [
  { code: 'page-malformed', change: [['tiles'], 'none'], at: ['tiles'] },
  { code: 'page-malformed', change: [['titel'], 'A slip'], at: [], fixes: 1 },
  { code: 'page-malformed', change: [['description'], 7], at: ['description'], fixes: 1 },
  { code: 'tile-malformed', change: [['tiles', 4], 'no tile'], at: ['tiles', 4] },
  { code: 'tile-unknown-type', change: [['tiles', 1, 'type'], 'texxt'], at: ['tiles', 1, 'type'], fixes: 1 },
  { code: 'tile-invalid', change: [['tiles', 0, 'heading'], ''], at: ['tiles', 0, 'heading'] },
  { code: 'field-converted', change: [['tiles', 0, 'height'], 'TWO_THIRDS'], at: ['tiles', 0, 'height'], fixes: 1 },
  { code: 'field-ignored', change: [['tiles', 0, 'height'], 'huge'], at: ['tiles', 0, 'height'], fixes: 1 },
  {
    code: 'field-ignored',
    change: [['tiles', 0, 'links', 0, 'linkUrl'], 'javascript:alert(1)'],
    at: ['tiles', 0, 'links', 0, 'linkUrl'],
  },
  { code: 'key-repeated', change: [['tiles', 1, 'key'], 'top'], at: ['tiles', 1, 'key'], fixes: 1 },
  { code: 'tile-newer-version', change: [['tiles', 1, 'version'], 99], at: ['tiles', 1, 'version'] },
  {
    code: 'rich-text-removed',
    change: [['tiles', 1, 'body'], '<p><a href="javascript:alert(1)">Here</a></p>'],
    at: ['tiles', 1, 'body'],
    fixes: 1,
  },
  { code: 'name-unfilled', change: [['tiles', 0, 'heading'], 'In {city}'], at: ['tiles', 0, 'heading'] },
  { code: 'row-not-filled', change: [['tiles', 1, 'width'], 'third'], at: ['tiles', 1, 'width'], fixes: 1 },
  { code: 'alternative-missing', change: [['tiles', 0, 'image', 'alt'], ''], at: ['tiles', 0, 'image', 'alt'] },
  {
    code: 'alternative-missing',
    change: [['tiles', 0, 'image'], { url: picture.url, width: 960, height: 720 }],
    at: ['tiles', 0, 'image', 'alt'],
  },
  {
    code: 'text-with-tags',
    change: [['tiles', 0, 'image', 'alt'], 'A <b>bowl</b>'],
    at: ['tiles', 0, 'image', 'alt'],
    fixes: 1,
  },
  { code: 'text-with-tags', change: [['title'], 'Our <em>story</em>'], at: ['title'], fixes: 1 },
  { code: 'heading-first-missing', facts: { rendered: parse(html.replaceAll('h1', 'p')) }, at: [] },
  { code: 'heading-first-repeated', facts: { rendered: parse(html.replaceAll('h2', 'h1')) }, at: [] },
  {
    code: 'heading-skipped',
    facts: {
      rendered: parse(`${html}<section data-tile="text" id="words"><h4>Deep</h4></section>`.replace('</main>', '')),
    },
    at: ['tiles', 1],
  },
  {
    code: 'offer-incomplete',
    facts: { offers: facts.offers?.map((each) => ({ ...each, endDate: undefined })) },
    at: ['tiles', 3],
  },
  { code: 'dish-without-allergens', facts: { menus: noRecord }, at: ['tiles', 2] },
  { code: 'reference-missing', change: [['tiles', 2, 'menuId'], 'drnks'], at: ['tiles', 2, 'menuId'], fixes: 1 },
  { code: 'reference-missing', change: [['tiles', 3, 'offerId'], 'none-like-it'], at: ['tiles', 3, 'offerId'] },
  {
    code: 'link-missing',
    change: [['tiles', 0, 'links', 0], { linkText: 'Our menu', linkUrl: '/menuu#dishes' }],
    facts: { links: new Map([...(facts.links ?? []), ['/menuu', 'missing']]) },
    at: ['tiles', 0, 'links', 0, 'linkUrl'],
    fixes: 1,
  },
  {
    code: 'link-missing',
    change: [['tiles', 1, 'body'], '<p><a href="/menuu">Our menu</a></p>'],
    facts: { links: new Map([...(facts.links ?? []), ['/menuu', 'missing']]) },
    at: ['tiles', 1, 'body'],
    fixes: 1,
  },
  { code: 'link-moved', facts: { links: new Map([['/menu', 'moved']]) }, at: ['tiles', 0, 'links', 0, 'linkUrl'] },
  {
    code: 'anchor-missing',
    change: [['tiles', 0, 'links', 0], { linkText: 'Down', linkUrl: '#wrods' }],
    at: ['tiles', 0, 'links', 0, 'linkUrl'],
    fixes: 1,
  },
  {
    code: 'link-text-ambiguous',
    change: [['tiles', 1, 'body'], '<p><a href="/find-us">see the  menu</a></p>'],
    at: ['tiles', 1, 'body'],
  },
  { code: 'address-redirected', facts: { redirectedTo: '/menu' }, at: [] },
  { code: 'description-missing', change: [['description'], undefined], at: ['description'] },
  { code: 'title-long', change: [['title'], 'T'.repeat(61)], at: ['title'] },
  { code: 'no-longer-listed', change: [['indexed'], false], at: ['indexed'], fixes: 1 },
  {
    code: 'page-heavy',
    change: [['tiles'], interactive],
    facts: {
      weights: new Map(interactive.map(({ key, type }) => [key, { ...light, script: reportedScriptBytes(type) }])),
    },
    at: ['tiles', 5],
  },
  ...(['markup', 'pictures', 'video'] as const).map(
    (kind): Defect => ({
      code: 'page-heavy',
      facts: { weights: new Map([...weights, ['words', { ...light, [kind]: budgets[kind] + 1 }]]) },
      at: ['tiles', 1],
    }),
  ),
];
