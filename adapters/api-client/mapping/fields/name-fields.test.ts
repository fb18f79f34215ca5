import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFakeClient } from '../../fake-client.ts';
import { nameFields } from './name-fields.ts';

const schema = z.object({ storeId: z.string(), days: z.array(z.object({ isOpen: z.boolean() })), job_id: z.string() });

describe('the fields of a reply', () => {
  it('have their own names in any notation and at any depth [upstream.mapping]', () => {
    const stated = { StoreId: '17', Days: [{ is_open: true, Other: 1 }], jobId: '9' };
    expect(nameFields(schema, stated)).toEqual({ storeId: '17', days: [{ isOpen: true, Other: 1 }], job_id: '9' });
  });

  it('are not changed where a field has a value under its own name [upstream.mapping]', () => {
    const stated = { storeId: '17', store_id: '18' };
    expect(nameFields(schema, stated)).toBe(stated);
    expect(nameFields(schema, { storeId: '', STORE_ID: '18' })).toEqual({ storeId: '18' });
  });
});

it('a reply in the notation of another language is read as the same reply [upstream.mapping]', async () => {
  const replies: Readonly<Record<string, unknown>> = {
    '/api/v1/content/search-restaurants/': {
      Restaurants: [{ StoreId: 17, Slug: 'bath', City: 'bath', Title: 'Bath', Lat: '51.3', Phone: '01225 496 017' }],
    },
    '/api/v1/content/menu/mains': {
      Data: {
        Name: 'Mains',
        Sections: [{ Name: 'Curries', Items: [{ Name: 'Rendang', DietaryTags: [{ Name: 'Hot' }] }] }],
      },
    },
    '/api/v1/content/page/about': { Title: 'About', Tiles: [{ Tile_Type: 'Hero', Heading: 'Hello' }] },
    '/api/v1/content/brand-settings': {
      masthead_items: [{ link_text: 'Menu', link_url: '/menu', open_in_new_tab: true }],
    },
    '/api/jobs/901': { Success: true, Data: null },
  };
  const { client } = createFakeClient((path) => (Object.hasOwn(replies, path) ? { body: replies[path] } : undefined));
  expect(await client.getAllRestaurants()).toMatchObject([{ storeId: '17', lat: 51.3, phone: '01225 496 017' }]);
  expect(await client.getMenu('mains')).toMatchObject({
    value: { sections: [{ items: [{ name: 'Rendang', dietaryTags: [{ name: 'Hot' }] }] }] },
  });
  expect(await client.getPage('about')).toMatchObject({
    page: { title: 'About', tiles: [{ type: 'hero', heading: 'Hello' }] },
  });
  expect(await client.getSettings()).toMatchObject({
    mastheadItems: [{ linkText: 'Menu', linkUrl: '/menu', openInNewTab: true }],
  });
  expect(await client.getJob('901')).toEqual({ kind: 'missing' });
});
