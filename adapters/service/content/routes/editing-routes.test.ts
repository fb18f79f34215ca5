import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { type RefusedCall, readRefusal } from '#adapters/service/testing/read-refusal.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../seed/small-data.ts';

const services = createClockedServices(undefined);
const { client, save } = await services.start();
afterAll(() => services.close());

const [menu] = smallData.menus;
const [bath] = smallData.restaurants;
const [rules] = smallData.bookingRules;
if (!menu || !bath || !rules) throw new Error('The test data has no menu, restaurant or booking rules.');

await save('gone', 'Gone');
await client.call(endpoints.deletePage, { params: { id: 'gone' } });
await save('summer', 'Summer');
/** Pages that were stored before their addresses were used otherwise. The service itself refuses them. */
const stored = ['readyz', 'book', 'newsletter', '_unknown', '_unused'];
const database = await openDatabase({ dataDir: services.dataDir });
for (const id of stored) {
  const draft = JSON.stringify({ id, title: 'A page', tiles: [] });
  await database.insertInto('pages').values({ id, title: 'A page', draft, draft_version: 1 }).execute();
}
await database.destroy();
const { content: settings } = await client.call(endpoints.contentDraft, { params: { kind: 'settings', id: 'brand' } });
await client.call(endpoints.saveSettings, {
  body: { ...Object(settings), redirects: [{ from: '/Newsletter/', to: '/summer' }] },
});

const nothing = { id: 'nothing' };
const gone = { id: 'gone' };
const summer = { id: 'summer' };
const page = (id: string) => ({ id, title: 'A page', tiles: [] });
const noPage = { status: 404, message: 'There is no such page.' };
const noRestaurant = { status: 404, message: 'There is no such restaurant.' };
const noRevision = { status: 404, message: 'There is no such revision.' };
const deleted = { status: 409, message: 'This page is deleted. Restore it first.' };
const needed = { status: 409, message: 'The site needs this page: you can change it, but not unpublish or delete it.' };
const otherBody = (path: string, id: string) => ({
  status: 400,
  message: 'The body does not match the address.',
  errors: [{ path, message: `must be ${id}` }],
});
const templatesOnly =
  'Addresses that begin with an underscore are kept for the site’s templates. Choose another address.';
const redirected = (path: string, to: string): string =>
  `Visitors of ${path} are redirected to ${to}, so no page can be shown there. Choose another address.`;
const savedSince = (path: string) => ({
  status: 409,
  message: 'Somebody else has saved this page since; its draft is at version 1.',
  errors: [{ path, message: 'must be 1' }],
});

const pageCalls: readonly RefusedCall[] = [
  ['the draft of an unknown page', (call) => call(endpoints.draft, { params: nothing }), noPage],
  [
    'a draft for another page',
    (call) => call(endpoints.saveDraft, { params: summer, body: page('winter') }),
    otherBody('body.id', 'summer'),
  ],
  ['a draft of a deleted page', (call) => call(endpoints.saveDraft, { params: gone, body: page('gone') }), deleted],
  ...['healthz', 'menu', 'restaurants/bath'].map(
    (id): RefusedCall => [
      `a draft of a new page at /${id}, which the site uses`,
      (call) => call(endpoints.saveDraft, { params: { id }, body: page(id) }),
      {
        status: 409,
        message: `The site uses /${id} itself, so no page can be shown there. Choose another address.`,
        errors: [{ path: 'body.id', message: 'must be an address that the site does not use' }],
      },
    ],
  ),
  [
    'a draft of a new template that no route uses',
    (call) => call(endpoints.saveDraft, { params: { id: '_other' }, body: page('_other') }),
    {
      status: 409,
      message: templatesOnly,
      errors: [{ path: 'body.id', message: 'must be an address that the site does not use' }],
    },
  ],
  [
    'a draft that is based on another version',
    (call) => call(endpoints.saveDraft, { params: summer, body: page('summer'), query: { version: 0 } }),
    savedSince('query.version'),
  ],
  [
    'a publication of another version',
    (call) => call(endpoints.publishPage, { params: summer, body: { version: 0 } }),
    savedSince('body.version'),
  ],
  ...(
    [
      ['readyz', 'The site uses /readyz itself, so no page can be shown there. Choose another address.'],
      ['book', redirected('/book', '/#booking')],
      ['newsletter', redirected('/newsletter', '/summer')],
      ['_unknown', templatesOnly],
    ] as const
  ).flatMap(([id, message]): RefusedCall[] => {
    const refusal = {
      status: 409,
      message,
      errors: [{ path: 'params.id', message: 'must be an address that the site does not use' }],
    };
    return [
      [`publishing a page at /${id}`, (call) => call(endpoints.publishPage, { params: { id } }), refusal],
      [
        `scheduling a page at /${id}`,
        (call) => call(endpoints.schedulePage, { params: { id }, body: { publishAt: '2999-01-01T10:00:00Z' } }),
        refusal,
      ],
    ];
  }),
  ['publishing an unknown page', (call) => call(endpoints.publishPage, { params: nothing }), noPage],
  [
    'publishing an unknown revision',
    (call) => call(endpoints.publishPage, { params: summer, body: { revision: 9 } }),
    noRevision,
  ],
  ['publishing a deleted page', (call) => call(endpoints.publishPage, { params: gone }), deleted],
  [
    'publishing a page without a draft',
    (call) => call(endpoints.publishPage, { params: { id: 'home' } }),
    { status: 409, message: 'There is no draft to publish.' },
  ],
  ['unpublishing the home page', (call) => call(endpoints.unpublishPage, { params: { id: 'home' } }), needed],
  ['unpublishing an unknown page', (call) => call(endpoints.unpublishPage, { params: nothing }), noPage],
  ['unpublishing a deleted page', (call) => call(endpoints.unpublishPage, { params: gone }), deleted],
  ['deleting the home page', (call) => call(endpoints.deletePage, { params: { id: 'home' } }), needed],
  ['deleting an unknown page', (call) => call(endpoints.deletePage, { params: nothing }), noPage],
  ['restoring an unknown page', (call) => call(endpoints.restorePage, { params: nothing }), noPage],
  [
    'a revision of another page',
    (call) => call(endpoints.keepRevision, { params: summer, body: page('winter') }),
    otherBody('body.id', 'summer'),
  ],
  [
    'a revision of a deleted page',
    (call) => call(endpoints.keepRevision, { params: gone, body: page('gone') }),
    deleted,
  ],
  [
    'a revision of an unknown page',
    (call) => call(endpoints.keepRevision, { params: nothing, body: page('nothing') }),
    noPage,
  ],
  ['an unknown revision', (call) => call(endpoints.pageRevision, { params: { ...summer, number: 9 } }), noRevision],
  [
    'moving an unknown page',
    (call) => call(endpoints.movePage, { params: nothing, body: { to: 'new', redirect: false } }),
    noPage,
  ],
  [
    'moving a deleted page',
    (call) => call(endpoints.movePage, { params: gone, body: { to: 'new', redirect: false } }),
    deleted,
  ],
];

const contradiction = {
  ...menu,
  sections: [{ id: 's', name: 'S', items: [{ id: 'satay', name: 'Satay', dietaryTags: [{ name: 'Nut free' }] }] }],
};

const integratorCalls: readonly RefusedCall[] = [
  [
    'a menu for another address',
    (call) => call(endpoints.saveMenu, { params: { id: 'drinks' }, body: menu }),
    otherBody('body.id', 'drinks'),
  ],
  [
    'a menu whose tag contradicts its allergens',
    (call) => call(endpoints.saveMenu, { params: { id: 'main' }, body: contradiction }),
    {
      status: 400,
      message: 'A tag contradicts the allergen record of its dish.',
      errors: [
        {
          path: 'body.sections[0].items[0].dietaryTags[0]',
          message: 'must agree with the allergen record of “Satay”, which contradicts “Nut free”',
        },
      ],
    },
  ],
  [
    'a restaurant for another address',
    (call) => call(endpoints.saveRestaurant, { params: { storeId: '1018' }, body: bath }),
    otherBody('body.storeId', '1018'),
  ],
  [
    'a restaurant with the slug of another one',
    (call) => call(endpoints.saveRestaurant, { params: { storeId: '1001' }, body: { ...bath, slug: 'soho' } }),
    {
      status: 409,
      message: 'Another restaurant has this slug.',
      errors: [{ path: 'body.slug', message: 'must be unique' }],
    },
  ],
  [
    'booking rules of a restaurant that has none',
    (call) => call(endpoints.bookingRules, { params: { storeId: '1018' } }),
    { status: 404, message: 'This restaurant has no booking rules.' },
  ],
  [
    'booking rules for another restaurant',
    (call) => call(endpoints.saveBookingRules, { params: { storeId: '1018' }, body: rules }),
    otherBody('body.storeId', '1018'),
  ],
  [
    'booking rules of an unknown restaurant',
    (call) => call(endpoints.saveBookingRules, { params: { storeId: '9' }, body: { ...rules, storeId: '9' } }),
    noRestaurant,
  ],
];

describe('a refusal of an editor’s call says why', () => {
  it.each(pageCalls)('for %s [preview.publish]', async (_, call, refusal) => {
    expect(await readRefusal(call(client.call))).toEqual(refusal);
  });

  it.each(integratorCalls)('for %s [api.contract]', async (_, call, refusal) => {
    expect(await readRefusal(call(client.call))).toEqual(refusal);
  });
});

it('a stored template that no route uses can be deleted, unlike one that a route uses [editor.addresses]', async () => {
  const params = { id: '_unused' };
  expect(await client.call(endpoints.unpublishPage, { params })).toMatchObject({ sequence: expect.any(Number) });
  expect(await client.call(endpoints.deletePage, { params })).toMatchObject({ deletedAt: expect.any(String) });
});
