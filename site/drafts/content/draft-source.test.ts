import { expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { fakeDependencies } from '../../pages/testing/fake-dependencies.ts';
import { draftSource, exampleSource } from './draft-source.ts';

it('the example of a tile shows the poster of its video, because a chain may not have the video [preview.compose]', async () => {
  const answer = await exampleSource(fakeDependencies.source, 'video').page('any');
  const page = JSON.stringify(answer);
  expect(page).toContain('"videoDesktop":{"url":"/media/scene/shared-feast.svg"');
  expect(page).not.toContain('/media/film/');
});

const home = {
  id: 'home',
  title: 'Bao &amp; <i>bites</i>',
  tiles: [
    { type: 'hero', key: 'hero', heading: '<b>Hot</b> pot', image: { url: 'pot.jpg', alt: 'A <em>pot</em>' } },
    { type: 'text', key: 'text', body: '<p>With <b>ginger</b></p>' },
  ],
};

it.each([
  ['an unsaved page', { unsavedPage: home }],
  ['a saved draft', {}],
  ['a revision', { revision: 3 }],
  ['a scheduled page', { isScheduled: true }],
  ['a live page', { isLivePage: true }],
])('%s has the texts and the pictures that it will have when it is live [preview.exact]', async (_, options) => {
  const replies: Readonly<Record<string, object>> = {
    '/api/v1/content/page/home': home,
    '/api/v1/editing/page/home/draft': { state: { id: 'home', hasDraft: true, draftVersion: 1 }, page: home },
    '/api/v1/editing/page/home/revision/3': home,
    '/api/v1/editing/page/home/scheduled': home,
  };
  const { client } = createFakeClient((path) => ({ body: replies[path] ?? {} }), { isOwnPath: () => false });
  const source = draftSource({ ...fakeDependencies.source, page: (id) => readLive(client, id) }, client, options);
  const live = await client.getPage('home');
  expect(await source.page('home')).toEqual(live);
  expect(live).toMatchObject({ page: { title: 'Bao & bites', tiles: [{ heading: 'Hot pot' }, home.tiles[1]] } });
});

async function readLive({ getPage }: ReturnType<typeof createFakeClient>['client'], id: string) {
  const answer = await getPage(id);
  if (answer.kind === 'failed') throw answer.problem;
  return answer;
}
