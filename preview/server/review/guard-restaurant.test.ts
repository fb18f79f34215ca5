import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { createStartingTile } from '#preview/app/fields/create-starting-tile.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import type { Guard } from '../editing-api.ts';
import { createRestaurantGuard } from './guard-restaurant.ts';

const { publishContent, scheduleContent, saveContentDraft } = contentItemEndpoints;
const params = { kind: 'restaurants', id: '900' } as const;
const restaurant = { storeId: '900', slug: 'avon-terrace', title: 'Bath' };
const sample = { ...restaurant, heroTiles: [createStartingTile('text')] };
const written = {
  ...restaurant,
  heroTiles: [{ type: 'text', key: 'one', heading: 'By the river', body: '<p>A terrace on the Avon.</p>' }],
};
const refused = {
  status: 422,
  refusal: {
    message: 'The restaurant has sample texts and was not published.',
    errors: [
      {
        path: 'content.heroTiles[0].heading',
        message: 'This is still the sample text “Heading”. Write your own.',
      },
      {
        path: 'content.heroTiles[0].body',
        message: 'This is still the sample text “Text”. Write your own.',
      },
    ],
  },
};

let world: ReturnType<typeof createClockedServices>;
let client: Awaited<ReturnType<typeof world.start>>['client'];
let guard: Guard;
let save: (body: object) => Promise<unknown>;
let publish: () => Promise<unknown>;
beforeEach(async () => {
  world = createClockedServices(undefined);
  ({ client } = await world.start());
  guard = createRestaurantGuard(client.call);
  save = (body) => client.call(saveContentDraft, { params, body: { ...body } });
  publish = () => client.call(publishContent, { params });
});
afterEach(() => world.close());

describe('the guard before a restaurant is published [editor.content] [preview.publish]', () => {
  it('refuses sample texts in its own tiles, at once and on schedule', async () => {
    await save(sample);
    expect(await guard(publishContent, params, undefined)).toEqual(refused);
    expect(await guard(scheduleContent, params, { publishAt: '2027-04-01T08:00:00Z' })).toEqual(refused);
  });

  it('publishes the version that it checked', async () => {
    await save(written);
    expect(await guard(publishContent, params, {})).toEqual({ body: { version: 1 } });
    expect(await guard(publishContent, params, { version: 0 })).toEqual({ body: { version: 0 } });
  });

  it('accepts what is live already, and a revision that was', async () => {
    await save(sample);
    await publish();
    await save({ ...sample, title: 'Bath on Avon' });
    expect(await guard(publishContent, params, {})).toEqual({ body: { version: 2 } });
    await save(written);
    await publish();
    await save(sample);
    expect(await guard(publishContent, params, {})).toEqual({ body: { version: 4 } });
    expect(await guard(publishContent, params, { revision: 1 })).toEqual({ body: { revision: 1 } });
  });

  it('accepts what was live before the restaurant was unpublished, but no stored draft', async () => {
    await save(sample);
    await client.call(contentItemEndpoints.keepContentRevision, { params, body: sample });
    expect(await guard(publishContent, params, {})).toMatchObject({ status: 422 });
    await publish();
    await client.call(contentItemEndpoints.deleteContent, { params });
    expect(await guard(publishContent, params, {})).toEqual({ body: { version: 1 } });
  });

  it('leaves all other calls as they are', async () => {
    await save(sample);
    expect(await guard(scheduleContent, params, { publishAt: null })).toEqual({ body: { publishAt: null } });
    expect(await guard(saveContentDraft, params, sample)).toEqual({ body: sample });
    expect(await guard(publishContent, { kind: 'offer', id: '900' }, undefined)).toEqual({ body: undefined });
  });
});
