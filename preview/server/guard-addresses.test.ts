import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import type { Guard } from './editing-api.ts';
import { createAddressGuard } from './guard-addresses.ts';

const { saveDraft } = editingEndpoints;
const { movePage } = pageLifecycleEndpoints;
const redirects = async () => loadRedirects([{ from: '/old', to: '/new', prefix: false }]).table;

let services: ReturnType<typeof createClockedServices>;
let guard: Guard;
let save: (id: string) => Promise<unknown>;
beforeEach(async () => {
  services = createClockedServices(undefined);
  const { client } = await services.start();
  guard = createAddressGuard(client.call, redirects);
  save = (id) => client.call(saveDraft, { params: { id }, body: { id, tiles: [] } });
});
afterEach(() => services.close());

describe('the guard of addresses', () => {
  it.each(['menu', 'old', 'booking-messages', 'restaurants/london', '_preview'])(
    'refuses a new page at %s, with the reason at its address [editor.addresses]',
    async (id) => {
      const message = expect.stringMatching(/Choose another address|underscore/);
      expect(await guard(saveDraft, { id }, { id })).toEqual({
        status: 422,
        refusal: { message, errors: [{ path: 'id', message }] },
      });
    },
  );

  it('allows a page to be created elsewhere, and a template to be edited [editor.addresses]', async () => {
    for (const id of ['summer', '_restaurant'])
      expect(await guard(saveDraft, { id }, { id })).toEqual({ body: { id } });
  });

  it.each(['menu', 'old', '_preview'])('refuses to move a page to %s [editor.addresses]', async (to) => {
    const message = expect.stringMatching(/Choose another address|underscore/);
    expect(await guard(movePage, { id: 'summer' }, { to, redirect: true })).toEqual({
      status: 422,
      refusal: { message, errors: [{ path: 'body.to', message }] },
    });
  });

  it('allows a page to be moved elsewhere, and back to where a redirect leads to it [editor.addresses]', async () => {
    for (const [id, to] of [
      ['summer', 'spring'],
      ['new', 'old'],
    ] as const)
      expect(await guard(movePage, { id }, { to, redirect: true })).toEqual({ body: { to, redirect: true } });
  });

  it('leaves other calls alone, whatever their id [editor.addresses]', async () => {
    const body = { id: 'menu' };
    expect(await guard(editingEndpoints.publishPage, { id: 'menu' }, body)).toEqual({ body });
  });

  it.each([
    new ApiProblem({ code: 'failed', status: 500, route: '/api/v1/editing/draft/{id}', message: 'failed' }),
    new Error('no answer'),
  ])('does not decide while it is unknown whether the page exists: %s [editor.addresses]', async (problem) => {
    const unsure = createAddressGuard(() => Promise.reject(problem), redirects);
    await expect(unsure(saveDraft, { id: 'menu' }, {})).rejects.toBe(problem);
  });

  it('allows saving a page that was created there earlier [editor.addresses]', async () => {
    await save('old');
    expect(await guard(saveDraft, { id: 'old' }, { id: 'old' })).toEqual({ body: { id: 'old' } });
  });
});
