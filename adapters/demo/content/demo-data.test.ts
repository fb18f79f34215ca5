import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { page } from '#schemas/content/page/page.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { job } from '#schemas/domain/job/job.ts';
import { type Allergen, allergens } from '#schemas/domain/menu/allergens.ts';
import { contradictedTags } from '#schemas/domain/menu/dietary-claims.ts';
import { findCompanions } from '#schemas/domain/menu/find-dish.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { socialPost } from '#schemas/domain/social/social.ts';
import { artwork } from '../artwork/artwork.ts';
import { demoData } from './fixed-demo-data.ts';
import { privacyPolicy } from './pages/prose/privacy-policy.ts';
import { termsAndConditions } from './pages/prose/terms-and-conditions.ts';

const menus = demoData.menus.map((each) => menu.parse(each));
const restaurants = demoData.restaurants.map((each) => restaurant.parse(each));
const jobs = demoData.jobs.map((each) => job.parse(each));
const offers = demoData.offers.map((each) => offerSchema.parse(each));
const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two places on a sphere of radius 3959 miles. */
function miles(
  from: { lat?: number | undefined; lng?: number | undefined },
  to: { lat?: number | undefined; lng?: number | undefined },
): number {
  const [lat1, lat2] = [radians(from.lat ?? Number.NaN), radians(to.lat ?? Number.NaN)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians((to.lng ?? Number.NaN) - (from.lng ?? Number.NaN)) / 2) ** 2;
  return 3959 * 2 * Math.asin(Math.sqrt(half));
}

const bySlug = (slug: string) => restaurants.find((each) => each.slug === slug) ?? {};

function urlsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
}

describe('demo data', () => {
  it('keeps to the schemas of settings, social posts and pages', () => {
    const results = [
      settings.safeParse(demoData.settings),
      ...demoData.social.map((each) => socialPost.safeParse(each)),
      ...demoData.pages.map((each) => page.safeParse(each)),
    ];
    expect(results.flatMap((result) => result.error?.issues ?? [])).toEqual([]);
  });

  it('names every thing once', () => {
    const lists = [
      menus.map(({ id }) => id),
      restaurants.map(({ slug }) => slug),
      restaurants.map(({ storeId }) => storeId),
      jobs.map(({ job_id }) => job_id),
      offers.map(({ id }) => id),
      demoData.pages.map(({ id }) => id),
    ];
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([]);
  });

  it('lists no dish twice in one menu', () => {
    const twice = menus.filter(({ sections }) => {
      const ids = sections.flatMap((section) => section.items.map(({ id }) => id));
      return new Set(ids).size !== ids.length;
    });
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('uses only images and videos that exist', () => {
    const urls = urlsIn(demoData);
    expect(urls.length).toBeGreaterThan(150);
    const videos = urls.filter((url) => url.endsWith('.mp4'));
    expect(urls.filter((url) => !artwork.has(url) && !videos.includes(url))).toEqual([]);
    expect(videos.filter((url) => !existsSync(join(import.meta.dirname, '..', url.replace('/media/', ''))))).toEqual(
      [],
    );
  });

  it('describes every picture of a dish, a house, an offer and a post', () => {
    const pictures = [
      ...items.map(({ image }) => image),
      ...restaurants.map(({ heroMedia }) => heroMedia),
      ...offers.map(({ image }) => image),
    ];
    expect(pictures.filter((picture) => picture?.alt === '')).toEqual([]);
  });
});

describe('demo menus', () => {
  it('state all 14 allergens of every dish', () => {
    const raw = demoData.menus.flatMap(({ sections }) => (sections ?? []).flatMap((section) => section.items ?? []));
    expect(
      raw.filter(({ allergens: record }) => Object.keys(record ?? {}).length !== allergens.length).map(({ id }) => id),
    ).toEqual([]);
  });

  it('claim in no tag that a dish is free from anything', () => {
    const names = new Set(items.flatMap(({ dietaryTags }) => dietaryTags.map(({ name }) => name)));
    expect([...names].filter((name) => /(gluten|nut|dairy|milk|egg).?free|free.?from/i.test(name))).toEqual([]);
  });

  it('hold no tag that the allergen record of its dish contradicts', () => {
    expect(menus.flatMap(contradictedTags)).toEqual([]);
  });

  it.each<readonly [word: RegExp, allergen: Allergen]>([
    [/\bpeanuts?\b/i, 'peanuts'],
    [/\b(cashews?|almonds?|pistachios?|walnuts?)\b/i, 'nuts'],
    [/\b(prawns?|crab|shrimps?)\b/i, 'crustaceans'],
    [/\b(squid|mussels?|scallops?|clams?)\b/i, 'molluscs'],
    [/\beggs?\b/i, 'eggs'],
    [/\btofu\b/i, 'soya'],
  ])('declare what their descriptions name: %s', (word, allergen) => {
    const silent = items.filter(
      ({ name, description = '', allergens: record }) =>
        word.test(`${name} ${description}`) && record[allergen] !== 'contains' && record[allergen] !== 'unknown',
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('name the cereal or nut of every dish that contains gluten or nuts', () => {
    const wrong = items.filter(
      ({ allergens: record, allergenNotes = '' }) =>
        (record.gluten === 'contains' && !allergenNotes.includes('Gluten:')) ||
        (record.nuts === 'contains' && !allergenNotes.includes('Nuts:')),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('have a picture of their own for every dish, and no dish twice [diner.dish]', () => {
    const urls = new Map(items.map(({ id, image }) => [id, image?.url]));
    expect([...urls].filter(([, url]) => url === undefined || !artwork.has(url)).map(([id]) => id)).toEqual([]);
    expect(new Set(urls.values()).size).toBe(urls.size);
    const twice = menus.filter(({ sections }) => {
      const ids = sections.flatMap((section) => section.items.map(({ id }) => id));
      return new Set(ids).size < ids.length;
    });
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('say what goes with some dishes, of the same menu [diner.dish]', () => {
    const [main] = menus;
    const named = main?.sections.flatMap((section) => section.items).filter(({ goesWith }) => goesWith.length > 0);
    expect(named?.length).toBeGreaterThan(10);
    expect(named?.filter((dish) => main && findCompanions(main, dish).length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('hold the cases that pages must cope with', () => {
    const main = menus[0]?.sections.flatMap((section) => section.items) ?? [];
    const unknown = main.filter(({ allergens: record }) => Object.values(record).every((level) => level === 'unknown'));
    expect(unknown.map(({ id }) => id)).toEqual(['catch-of-the-day', 'morning-glory']);
    expect(items.some(({ name }) => name.length > 80)).toBe(true);
    expect(items.some(({ name }) => /[ởỏộỏươ]/.test(name))).toBe(true);
  });
});

describe('demo restaurants', () => {
  it('lie in Great Britain', () => {
    expect(
      restaurants
        .filter(({ lat = 0, lng = 0 }) => lat < 49.9 || lat > 58.7 || lng < -6.5 || lng > 1.8)
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it.each([
    ['bath', 96.2],
    ['birmingham-bullring', 100.2],
    ['salford-quays', 163],
  ])('lie as far from Soho as they should: %s', (slug, expected) => {
    expect(Math.round(miles(bySlug('soho'), bySlug(slug)) * 10) / 10).toBe(expected);
  });

  it('serve menus and offers that exist', () => {
    const menuIds = new Set(menus.map(({ id }) => id));
    const offerIds = new Set(offers.map(({ id }) => id));
    expect(
      restaurants.flatMap((each) => [
        ...each.menus.filter((id) => !menuIds.has(id)),
        ...each.offers.filter((id) => !offerIds.has(id)),
      ]),
    ).toEqual([]);
  });

  it('each have words of their own', () => {
    expect(new Set(restaurants.map(({ about }) => about)).size).toBe(24);
  });
});

describe('demo jobs', () => {
  it('have one just within 100 miles of Bath and one just beyond', () => {
    const distances = jobs.filter(({ city }) => city === 'Wem').map((each) => miles(bySlug('bath'), each));
    expect(distances.map((distance) => Math.floor(distance * 10) / 10)).toEqual([99.9, 100]);
  });

  it('ask all four kinds of question', () => {
    expect(new Set(jobs.flatMap(({ questions }) => questions.map(({ type }) => type))).size).toBe(4);
  });

  it('are 18, one of them without a place and one expired on 21 November 2026', () => {
    expect(jobs).toHaveLength(18);
    expect(jobs.filter(({ lat }) => lat === undefined)).toHaveLength(1);
    expect(jobs.filter(({ validThrough = '' }) => validThrough < '2026-11-21')).toHaveLength(1);
  });
});

describe('demo prose', () => {
  const texts = { termsAndConditions, privacyPolicy };

  it.each(Object.entries(texts))('%s is as long as the real thing, with lists and a table', (_, text) => {
    expect(text.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(900);
    expect(text).toMatch(/<ul>[\s\S]*<table>|<table>[\s\S]*<ul>/);
  });

  it('uses only plain rich text', () => {
    const bodies = demoData.pages.flatMap(({ tiles }) => tiles.map((tile) => JSON.stringify(tile)));
    const elements = new Set(
      bodies.flatMap((body) => [...body.matchAll(/<([a-z0-9]+)/g)].map((match) => match[1] ?? '')),
    );
    const plain = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'strong', 'em'];
    expect([...elements].filter((element) => !plain.includes(element))).toEqual([]);
  });
});
