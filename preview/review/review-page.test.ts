import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { page as pageSchema } from '#schemas/content/page/page.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { FindingCode, ReviewFacts } from './finding.ts';
import { applyFix } from './fix.ts';
import { internalLinks } from './markup/page-links.ts';
import { parseForReview, reviewPage } from './review-page.ts';
import { defects, facts, validFacts, validPage } from './seeded-defects.ts';

const codesOf = (content: unknown, more: ReviewFacts = {}) =>
  reviewPage(content, { ...facts, ...more }).map(({ code }) => code);

interface Seed {
  readonly code: FindingCode;
  readonly path: readonly PathStep[];
  readonly value: unknown;
}

/** A defect for every tile, image and address of a page. */
function seedsFor(content: unknown): Seed[] {
  const { page } = parseForReview(content);
  const seeds: Seed[] = [];
  for (const { tile, index } of page?.tiles ?? []) {
    const at = ['tiles', index];
    seeds.push({ code: 'field-ignored', path: [...at, 'height'], value: 'huge' });
    seeds.push({ code: 'tile-unknown-type', path: [...at, 'type'], value: 'unheard-of' });
    walkFields(tileTypes[tile.type].schema, tile, (_, value, path) => {
      const isImage = typeof value === 'object' && value !== null && 'alt' in value && path.at(-1) !== 'poster';
      if (isImage) seeds.push({ code: 'alternative-missing', path: [...at, ...path, 'alt'], value: '' });
    });
  }
  const stated = internalLinks(page).filter(({ inText }) => !inText);
  return [...seeds, ...stated.map(({ path }): Seed => ({ code: 'link-missing', path, value: '/gone' }))];
}

const seeded = defects.map((defect, at) => [`${at + 1}: ${defect.code}`, defect] as const);

describe('a review of a page', () => {
  it('finds nothing on a valid page [preview.errors]', () => {
    expect(reviewPage(validPage, validFacts)).toEqual([]);
  });

  it.each(seeded)('finds the seeded defect %s with its path, and its fixes work [preview.errors]', (_, defect) => {
    const { code, change, at, fixes = 0 } = defect;
    const broken = change ? setAt(validPage, ...change) : validPage;
    const before = structuredClone(broken);
    const known = { ...validFacts, ...defect.facts };
    const found = reviewPage(broken, known).filter((each) => each.code === code);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.path).toEqual(at);
    expect(found[0]?.message.length).toBeGreaterThan(10);
    expect(found[0]?.fixes.length).toBeGreaterThanOrEqual(fixes);
    if (fixes === 0) expect(found[0]?.fixes).toEqual([]);
    for (const fix of found.flatMap((each) => each.fixes)) {
      const { label } = fix;
      const page = applyFix(broken, fix);
      expect(label).not.toBe('');
      expect(reviewPage(page, known).map((each) => each.code)).not.toContain(code);
      expect(page).not.toEqual(broken);
    }
    expect(broken).toEqual(before);
  });

  it('offers fixes that contain only what changes, not the page [preview.errors]', () => {
    const tiles = Array.from({ length: 200 }, (_, at) => ({
      type: 'text',
      key: `tile-${at}`,
      heading: `Tile ${at}`,
      body: `<p>${'word '.repeat(100)}</p>`,
      height: 'huge',
    }));
    const found = reviewPage({ ...validPage, tiles });
    expect(found.flatMap(({ fixes }) => fixes).length).toBeGreaterThanOrEqual(200);
    expect(JSON.stringify(found).length).toBeLessThan(200_000);
  });

  it('finds no errors on the demo pages, and only the known missing allergen records [preview.errors]', () => {
    const found = demoData.pages.flatMap((page) => reviewPage(page, facts).map((each) => ({ ...each, page: page.id })));
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    const [records, others] = [true, false].map((isRecord) =>
      found.filter(({ code }) => (code === 'dish-without-allergens') === isRecord),
    );
    expect(others?.map(({ page, code }) => [page, code])).toEqual([['home', 'title-long']]);
    expect(new Set(records?.map(({ message }) => message))).toEqual(
      new Set(['There are 2 dishes of “Main menu” without an allergen record: Catch of the day, Rau muống xào tỏi.']),
    );
  });

  it('finds every defect that is seeded into the tiles, images and addresses of the demo [preview.errors]', () => {
    const missed: string[] = [];
    let count = 0;
    for (const page of demoData.pages) {
      for (const [code, seeds] of Map.groupBy(seedsFor(page), (seed) => seed.code)) {
        const broken = seeds.reduce<unknown>((content, { path, value }) => setAt(content, path, value), page);
        const found = reviewPage(broken, { ...facts, links: new Map([['/gone', 'missing']]) });
        const paths = new Set(found.filter((each) => each.code === code).map(({ path }) => formatPath(path)));
        missed.push(...seeds.map(({ path }) => formatPath(path)).filter((path) => !paths.has(path)));
        count += seeds.length;
      }
    }
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(800);
  });

  it('checks no address with a placeholder in its path, which is different at each address of the page [preview.errors]', () => {
    const linkTo = (linkUrl: string) => ({
      id: 'page',
      title: 'Page',
      tiles: [{ type: 'hero', key: 'a', heading: 'A', links: [{ linkText: 'There', linkUrl }] }],
    });
    const checked = (linkUrl: string) => internalLinks(parseForReview(linkTo(linkUrl)).page).length;
    expect([checked('/find-us?near={city}'), checked('/restaurants/{city}')]).toEqual([1, 0]);
  });

  it('lists errors first, then follows the order of the page [preview.errors]', () => {
    const broken = setAt(setAt(validPage, ['description'], undefined), ['tiles', 3, 'height'], 'huge');
    expect(reviewPage(broken, validFacts).map(({ severity, code }) => [severity, code])).toEqual([
      ['error', 'field-ignored'],
      ['warning', 'description-missing'],
    ]);
  });

  it('suggests the converted value of a field in another notation, and insists only if the page is published here [upstream.diagnosis]', () => {
    const content = setAt(validPage, ['tiles', 0, 'height'], 'TWO_THIRDS');
    const review = (storesPages: boolean) => reviewPage(content, { ...validFacts, storesPages });
    expect(review(true)).toMatchObject([
      {
        severity: 'error',
        message: expect.stringMatching(/The value is converted\.$/),
        fixes: [{ label: 'Change to “two-thirds”' }],
      },
    ]);
    expect(review(false)).toMatchObject([{ severity: 'warning', code: 'field-converted' }]);
    expect(reviewPage(content, validFacts)).toEqual(review(true));
  });

  it.each(seeded)(
    'reports an error if the service would not publish the page, as with %s [preview.errors]',
    (_, { change }) => {
      const broken = change ? setAt(validPage, ...change) : validPage;
      const hasErrors = reviewPage(broken, validFacts).some(({ severity }) => severity === 'error');
      expect(hasErrors || pageSchema.safeParse(broken).success).toBe(true);
    },
  );

  it.each([[null], [7], ['text'], [[]], [{}], [{ id: 'x', tiles: [null] }]])(
    'handles %j [preview.errors]',
    (content) => {
      expect(codesOf(content, validFacts)).toContainEqual(expect.stringMatching(/malformed/));
    },
  );
});

describe('the links of a page', () => {
  it('are those in fields and texts that stay on this site, with their paths [preview.publish]', () => {
    expect(internalLinks(parseForReview(validPage).page).map(({ path, href }) => [path.join('.'), href])).toEqual([
      ['tiles.0.links.0.linkUrl', '/menu'],
      ['tiles.1.body', '/menu'],
      ['tiles.2.allergenUrl', '/allergens'],
    ]);
  });
});
