import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../product/product.ts';

type Fact = { readonly path: string; readonly value: string | number | boolean };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every single fact of a JSON-LD object, with its path. */
function factsIn(value: unknown, path = ''): Fact[] {
  if (Array.isArray(value)) return value.flatMap((each) => factsIn(each, path));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) => factsIn(inner, path ? `${path}.${name}` : name));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [{ path, value }] : [];
}

/** What the page shows: its text, and the addresses of its links and images. */
const pageFacts = (page: Page) =>
  page.evaluate(() => {
    const frame = document.body.cloneNode(true);
    if (!(frame instanceof HTMLElement)) return { text: '', addresses: [] };
    for (const part of frame.querySelectorAll('script, template, style')) part.remove();
    const addresses = [...frame.querySelectorAll('a, img, source')].map((each) =>
      decodeURI(each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('srcset') ?? ''),
    );
    return { text: frame.textContent.replace(/\s+/g, ' '), addresses };
  });

/** Properties and types of schema.org, which describe facts but are none. */
const grammar =
  /(^|\.)(@context|@type|position|priceCurrency|addressCountry)$|amenityFeature\.value$|acceptsReservations$/;
const months = 'January February March April May June July August September October November December'.split(' ');

/** The page shows the lines of an address below each other. */
const partsOf = (fact: Fact): Fact[] =>
  fact.path.endsWith('streetAddress')
    ? String(fact.value)
        .split(', ')
        .map((value) => ({ ...fact, value }))
    : [fact];

/** How the page writes a fact. */
function written({ path, value }: Fact): readonly string[] {
  if (path.endsWith('dayOfWeek')) return [String(value).replace('https://schema.org/', '')];
  if (path.endsWith('suitableForDiet')) return [String(value).replace(/.*\/(\w+)Diet$/, '$1')];
  if (/\.(opens|closes)$/.test(path))
    return value === '00:00' ? ['00:00', 'Closed', 'closed', 'midnight'] : [String(value)];
  if (/valid(From|Through)$/.test(path)) {
    const [, month = 1, day = 1] = String(value).split('-').map(Number);
    return [`${day} ${months[month - 1]}`, `${day} ${months[month - 1]?.slice(0, 3)}`];
  }
  // A restaurant's name contains the chain's name and its own; the page has the first in its head.
  if (path === 'name') return [String(value).replace(/^Pandan Row /, '')];
  return [String(value)];
}

const routes = [
  '/',
  '/restaurants/london/soho',
  '/restaurants/bath/bath',
  '/restaurants/reigate/reigate',
  '/restaurants/london/soho/menu/main',
  '/restaurants/london',
  '/menu/main',
  '/menu/drinks',
  '/offer/two-for-one-cocktails',
];

for (const route of routes) {
  test(`each fact in the structured data of ${route} is visible on the page`, async ({ page }) => {
    await page.goto(siteUrl() + route);
    const stated = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(stated.length).toBeGreaterThan(0);
    const { text, addresses } = await pageFacts(page);
    const own = [...addresses, await page.locator('link[rel=canonical]').getAttribute('href')].join(' ');
    const missing = stated
      .flatMap((json) => factsIn(JSON.parse(json)))
      .filter(({ path }) => !grammar.test(path))
      .flatMap(partsOf)
      .filter((fact) => {
        const isAddress = typeof fact.value === 'string' && fact.value.startsWith(siteUrl());
        const variants = isAddress ? [String(fact.value).replace(siteUrl(), '')] : written(fact);
        return !variants.some((word) => text.toLowerCase().includes(word.toLowerCase()) || own.includes(word));
      });
    expect(missing).toEqual([]);
  });
}

test('a menu lists only diets from the dish’s own tags, and never claims that a dish is free from something', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  const diets = factsIn(JSON.parse(json ?? '{}')).filter(({ path }) => path.endsWith('suitableForDiet'));
  expect(diets.length).toBeGreaterThan(5);
  expect(new Set(diets.map(({ value }) => value))).toEqual(
    new Set(['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet']),
  );
  expect(json).not.toMatch(/free|GlutenFree|LowLactose/i);
});
