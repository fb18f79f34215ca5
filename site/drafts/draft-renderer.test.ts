import { expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { noon, settingsOf } from '../layout/planned-example.ts';
import { createFallbackDocument } from '../pages/cache/create-stored-document.ts';
import { planDocument } from '../pages/plan/plan-document.ts';
import type { PlannedDocument } from '../pages/plan/planned-document.ts';
import type { PlanDependencies } from '../pages/resolve/document-request.ts';
import { fakeDependencies } from '../pages/testing/fake-dependencies.ts';
import { matchRoute } from '../routing/match-route.ts';
import { readDraftAddress } from './draft-address.ts';
import { createDraftRenderer } from './draft-renderer.ts';

const pageOf = (title: string) => ({ id: 'home', title, tiles: [] });
const stateOf = { kind: 'settings', id: 'brand', isLive: true, hasDraft: true, draftVersion: 2 };

const dependencies: PlanDependencies = {
  ...fakeDependencies,
  source: {
    ...fakeDependencies.source,
    settings: async () => settingsOf({ siteName: 'Old name' }),
    page: async () => ({ kind: 'found', page: pageOf('Live page') }),
  },
};

/** What is rendered at the address of a draft. The API has a draft of the page and of the settings. */
async function plan(address: string, hasScheduledPage = true) {
  const planned: PlannedDocument[] = [];
  const { client } = createFakeClient((path) => {
    if (path.endsWith('/content/settings/brand/draft'))
      return { body: { state: stateOf, content: { siteName: 'New name' } } };
    if (path.endsWith('/content/settings/brand/scheduled')) return { body: { siteName: 'Scheduled name' } };
    if (path.endsWith('/page/home/scheduled'))
      return hasScheduledPage ? { body: pageOf('Scheduled page') } : { status: 404 };
    if (path.endsWith('/page/home/draft'))
      return { body: { state: { id: 'home', hasDraft: true, draftVersion: 1 }, page: pageOf('Draft of the page') } };
    return undefined;
  });
  const renderer = createDraftRenderer({
    documents: {
      async renderPlanned(document) {
        planned.push(document);
        return createFallbackDocument({ clock: () => noon, headers: [] }, 200, '');
      },
    },
    dependencies,
    call: client.call,
    repairDraft: client.repairDraft,
    clock: () => noon,
  });
  const read = readDraftAddress(new URL(address, 'http://site'));
  if (!read) throw new Error('The address is not that of a draft.');
  await renderer.draftPage({ draft: { address: read }, view: { isFromApp: true, overlay: '' } });
  return summaryOf(planned[0]);
}

const summaryOf = (document: PlannedDocument | undefined) =>
  document?.kind === 'page' && [document.head.title, document.context.now];

it('shows the draft of the settings on the live page, at the preview date [editor.content] [preview.time]', async () => {
  const at = new Date('2026-12-24T18:00:00Z');
  expect(await plan('/_draft?_content=settings%2Fbrand&_live=')).toEqual(['Live page · New name', noon]);
  expect(await plan(`/_draft?_content=settings%2Fbrand&_live=&_at=${at.toISOString()}`)).toEqual([
    'Live page · New name',
    at,
  ]);
});

it('shows live content without its name in the address, and the draft of the page [preview.exact]', async () => {
  expect(await plan('/_draft')).toEqual(['Draft of the page · Old name', noon]);
  expect(await plan('/_draft?_content=settings%2Fbrand')).toEqual(['Draft of the page · New name', noon]);
});

it('shows what is scheduled, and the live page once nothing is [preview.publish]', async () => {
  expect(await plan('/_draft?_scheduled=')).toEqual(['Scheduled page · Old name', noon]);
  expect(await plan('/_draft?_scheduled=&_content=settings%2Fbrand&_live=')).toEqual([
    'Live page · Scheduled name',
    noon,
  ]);
  expect(await plan('/_draft?_scheduled=', false)).toEqual(['Live page · Old name', noon]);
});

it('does not change what visitors get [editor.content]', async () => {
  await plan('/_draft?_content=settings%2Fbrand&_live=');
  const request = { route: matchRoute('/'), path: '/', query: {}, now: noon, mode: 'public' as const };
  expect(summaryOf(await planDocument(request, dependencies))).toEqual(['Live page · Old name', noon]);
});
