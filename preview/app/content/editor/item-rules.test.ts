import { describe, expect, it } from 'vitest';
import type { Field } from '#preview/app/fields/describe-field.ts';
import { contentKinds } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { formGroups } from './form-groups.ts';
import { mergeItems, settleItems } from './merge-items.ts';
import { listItemChecks } from './problems/item-checks.ts';
import { validateItem } from './problems/validate-item.ts';

const choices = {
  menus: [{ value: 'main', label: 'Main' }],
  offers: [],
  restaurants: [],
  builtInRedirects: [],
  liveAddresses: [],
};
const offer = { id: 'lunch', title: 'Lunch', description: '<p>Lunch</p>' };
const restaurant = { storeId: '1', slug: 'bath', city: 'bath', title: 'Bath' };

/** A field and all fields nested in it. */
const within = (field: Field): Field[] => [
  field,
  ...(field.kind === 'object' ? field.fields.flatMap((each) => within(each.field)) : []),
  ...(field.kind === 'list' ? within(field.item) : []),
];

describe('the form of an item', () => {
  it.each(contentKinds.filter((kind) => kind !== 'menu'))(
    'of the kind %s has a title and a control for every field, each field once [editor.content]',
    (kind) => {
      const fields = formGroups(kind).flatMap((group) => group.fields);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      const all = fields.flatMap(({ field }) => within(field));
      expect(all.filter((each) => each.kind === 'raw' || each.title === '')).toEqual([]);
      const hidden = Object.keys(contentDefinitions[kind].schema.shape).filter(
        (name) => !fields.some((each) => each.name === name),
      );
      expect(hidden.length).toBeLessThanOrEqual(5);
    },
  );
});

describe('the parts of a form', () => {
  it.each([
    ['settings', ['Brand', 'Header', 'Footer', 'Banner', 'Popup', 'Booking and cookies', 'Redirects']],
    ['booking-rules', ['Time', 'Tables', 'Occasions, menus and extras', 'Card guarantees']],
    ['offer', ['']],
  ] as const)('of the kind %s are %j [editor.content]', (kind, titles) => {
    expect(formGroups(kind).map(({ title }) => title)).toEqual(titles);
  });

  it('have their fields in the order in which editors think of them [editor.content]', () => {
    const fieldsOf = (kind: 'settings' | 'booking-rules', title: string) =>
      formGroups(kind)
        .find((group) => group.title === title)
        ?.fields.map(({ name }) => name);
    expect(fieldsOf('settings', 'Header')).toEqual(['headerVariant', 'mastheadItems', 'clickCollectLink']);
    expect(fieldsOf('settings', 'Booking and cookies')).toEqual(['bookingTexts', 'cookieBanner']);
    expect(fieldsOf('booking-rules', 'Occasions, menus and extras')).toEqual(['occasions', 'menus', 'extras']);
  });
});

describe('the problems of an item', () => {
  it('are none for a valid one [editor.content]', () => {
    expect(validateItem('offer', offer, choices)).toEqual([]);
  });

  it('name the field that is missing [editor.content]', () => {
    expect(validateItem('offer', { ...offer, title: '' }, choices)).toMatchObject([
      { severity: 'error', path: ['title'], message: '“Title” must not be empty' },
    ]);
  });

  it('name the last day of an offer that is before the first [editor.content]', () => {
    const dates = { startDate: '2026-12-10', endDate: '2026-12-01' };
    expect(validateItem('offer', { ...offer, ...dates }, choices)).toEqual([
      {
        code: 'item-invalid',
        severity: 'error',
        path: ['endDate'],
        message: 'The last day must not be before the first day.',
      },
    ]);
  });

  it('name a redirect that never ends [editor.addresses]', () => {
    const redirects = [{ from: '/xmas', to: '/xmas' }];
    expect(validateItem('settings', { siteName: 'Pandan Row', redirects }, choices)).toMatchObject([
      { severity: 'error', path: ['redirects', 0, 'to'], message: 'A redirect must not lead to itself.' },
    ]);
  });

  it('name a redirect that ends nowhere, because of one that the site has by itself [editor.addresses]', () => {
    const redirects = [{ from: '/offers', to: '/offer' }];
    const builtInRedirects = [{ from: '/offer', to: '/offers', prefix: false }];
    const settings = { siteName: 'Pandan Row', redirects };
    expect(validateItem('settings', settings, { ...choices, builtInRedirects })).toMatchObject([
      { path: ['redirects', 0, 'to'], message: 'This redirect never ends: /offers → /offer → /offers.' },
    ]);
  });

  it('name a redirect from a live page, in the settings alone [editor.addresses]', () => {
    const settings = { siteName: 'Pandan Row', redirects: [{ from: '/offers', to: '/menu' }] };
    const facts = { ...choices, liveAddresses: ['/offers'] };
    expect(validateItem('settings', settings, facts)).toMatchObject([
      { severity: 'error', path: ['redirects', 0, 'from'], message: expect.stringContaining('/offers is a live page') },
    ]);
    expect(validateItem('offer', { ...offer, redirects: settings.redirects }, facts)).toEqual([]);
  });

  it('name a menu that is not live, and the nearest one [editor.content]', () => {
    expect(validateItem('restaurants', { ...restaurant, menus: ['main', 'mian'] }, choices)).toMatchObject([
      { path: ['menus', 1], message: expect.stringContaining('there is no menu “mian”. Did you mean “main”?') },
    ]);
  });

  it('name the field of a restaurant’s own tile that is invalid, and no warning of it [editor.content]', () => {
    const heroTiles = [
      { type: 'text', key: 'a', body: '<p>Text</p>', heightOfTile: 'unknown' },
      { type: 'hero', key: 'b', heading: 'x'.repeat(500) },
    ];
    expect(validateItem('restaurants', { ...restaurant, heroTiles }, choices)).toMatchObject([
      { severity: 'error', path: ['heroTiles', 1, 'heading'] },
    ]);
  });

  it('name an offer that is not live, and nothing near it if no name is [editor.content]', () => {
    const [problem] = validateItem('restaurants', { ...restaurant, offers: ['brunch'] }, choices);
    expect(problem).toEqual({
      code: 'item-invalid',
      severity: 'error',
      path: ['offers', 0],
      message: expect.stringMatching(/^“[^”]+” must be live: there is no offer “brunch”$/),
    });
    expect(validateItem('restaurants', { ...restaurant, menus: ['main'], offers: [] }, choices)).toEqual([]);
  });

  it('of a restaurant are none for tiles that are no list, beside that of the list [editor.content]', () => {
    expect(validateItem('restaurants', { ...restaurant, heroTiles: 'none' }, choices).map(({ path }) => path)).toEqual([
      ['heroTiles'],
    ]);
  });

  it('name a tag that contradicts the allergen record [editor.content]', () => {
    const items = [{ id: 'satay', name: 'Satay', dietaryTags: [{ name: 'Nut free' }] }];
    const menu = { id: 'main', name: 'Main', sections: [{ id: 's', name: 'S', items }] };
    expect(validateItem('menu', menu, choices)).toMatchObject([
      { path: ['sections', 0, 'items', 0, 'dietaryTags', 0, 'name'], message: expect.stringContaining('Satay') },
    ]);
  });
});

describe('two versions of an item', () => {
  it('are merged by field [editor.content]', () => {
    const base = { ...offer, validityText: 'Daily' };
    const merged = mergeItems({ base, mine: { ...base, title: 'Mine' }, theirs: { ...base, validityText: 'Never' } });
    expect(merged).toMatchObject({ content: { title: 'Mine', validityText: 'Never' }, conflicts: [] });
  });

  it('conflict where both changed the same field [editor.content]', () => {
    const versions = { base: offer, mine: { ...offer, title: 'Mine' }, theirs: { ...offer, title: 'Theirs' } };
    expect(mergeItems(versions)).toMatchObject({ content: { title: 'Mine' }, conflicts: [{ path: ['title'] }] });
    expect(mergeItems(versions, () => 'theirs').content).toMatchObject({ title: 'Theirs' });
  });
});

describe('what is to be checked in an item', () => {
  it.each([
    ['restaurants', ['title'], 'Name'],
    ['restaurants', ['openingTimes', 'monday', 'Open'], 'Opening hours: Monday: Opening time'],
    ['restaurants', ['awards', 0, 'year'], 'Best soup: Year'],
    ['restaurants', ['awards', 1, 'year'], 'Awards, second: Year'],
    ['restaurants', ['overrides', 0, 'startDate'], 'Thu 24 December 2026: Closed: First day'],
    ['restaurants', ['heroTiles', 0, 'body'], 'Text “Welcome”: Text'],
    ['settings', ['redirects', 0, 'to'], 'Redirect from /old: New address'],
  ] as const)(
    'is named by the label of the field and the name of its entry: %s %j is “%s” [editor.content]',
    (kind, path, source) => {
      const content = {
        awards: [{ name: 'Best soup' }, {}],
        overrides: [{ startDate: '2026-12-24', endDate: '2026-12-24', openTime: 'Closed', closeTime: 'Closed' }],
        heroTiles: [{ type: 'text', key: 'a', heading: 'Welcome' }],
        redirects: [{ from: '/old' }],
      };
      const problem = { code: 'item-invalid', severity: 'error', path, message: 'It is wrong.' } as const;
      expect(listItemChecks(kind, content, [problem])).toMatchObject([{ source, path }]);
    },
  );

  it('does not repeat the label in the message [editor.content]', () => {
    const problems = validateItem('offer', { ...offer, title: '' }, choices);
    expect(listItemChecks('offer', offer, problems)).toMatchObject([{ source: 'Title', message: 'Write a title.' }]);
  });
});

describe('the base of two versions of an item', () => {
  const mine = { ...offer, title: 'Mine', validityText: 'Daily' };

  it('is mine where the other version has my changes, and the old one where it has none [editor.merge]', () => {
    const theirs = { ...mine, description: '<p>Theirs</p>' };
    expect(settleItems({ base: offer, mine, theirs })).toEqual(mine);
    expect(settleItems({ base: offer, mine, theirs: { ...offer, description: '<p>Theirs</p>' } })).toEqual(offer);
  });

  it('is decided field by field where the other version has some of them [editor.merge]', () => {
    const theirs = { ...offer, title: 'Mine', description: '<p>Theirs</p>' };
    expect(settleItems({ base: offer, mine, theirs })).toEqual({ ...offer, title: 'Mine' });
  });
});
