import { expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import { createFakeClient, defaultConfiguration } from '../fake-client.ts';

const tiles = [{ type: 'hero', version: 1, heading: 'Hello' }];
const id = '9A9E0000-AAAA-4BBB-8CCC-000000000014';

async function load(body: unknown) {
  const { client, log } = createFakeClient((path) =>
    path === '/api/v1/content/page/guides/wine' ? { body } : undefined,
  );
  const answer = await client.getPage('guides/wine');
  return { page: answer.kind === 'found' ? answer.page : undefined, log };
}

it.each([
  { id, title: 'Wine', tiles },
  { Success: true, Data: { Id: id, Title: 'Wine', Tiles: tiles, PublishedOn: '2026-11-20T00:00:00' } },
])(
  'a page whose own id is a GUID in capitals has the requested id, which is logged [upstream.entries]',
  async (body) => {
    const { page, log } = await load(body);
    expect(page).toMatchObject({ id: 'guides/wine', title: 'Wine' });
    expect(readPage(page)).toMatchObject({ ok: true });
    expect(log).toMatchObject([
      {
        event: 'api-reply-repaired',
        level: 'warning',
        message: `id replaced by the requested one: “${id}” is not a path of a page, such as guides/allergens`,
      },
    ]);
  },
);

it('the id of a page is not changed if a page can have it [upstream.mapping]', async () => {
  const { page, log } = await load({ id: 'guides/wine', title: 'Wine', tiles });
  expect(page).toMatchObject({ id: 'guides/wine' });
  expect(log).toEqual([]);
});

it('configured tile types are added to the defaults, and win over them by any notation [upstream.mapping]', async () => {
  const apiMapping = {
    tileTypes: { HeroBanner: 'hero', FAQ: 'text' },
    formTiles: { Enquiry: 'contact-form', Sign_Up: 'voucher-form' },
  };
  const types = ['HeroBanner', 'Promotion', 'faq', 'faqs'];
  const forms = ['Enquiry', 'Group_Booking', 'sign-up'];
  const body = {
    title: 'Wine',
    tiles: [...types.map((type) => ({ type })), ...forms.map((formType) => ({ type: 'form', formType }))],
  };
  const { client } = createFakeClient((path) => (path === '/api/v1/content/page/wine' ? { body } : undefined), {
    configuration: { ...defaultConfiguration, apiMapping },
  });
  expect(await client.getPage('wine')).toMatchObject({
    page: {
      tiles: [
        { type: 'hero' },
        { type: 'promotions' },
        { type: 'text' },
        { type: 'accordion' },
        { type: 'contact-form' },
        { type: 'group-booking-form' },
        { type: 'voucher-form' },
      ],
    },
  });
});
