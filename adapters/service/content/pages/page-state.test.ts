import { afterEach, expect, it } from 'vitest';
import { createClockedWorld } from '#adapters/service/testing/start-clocked-service.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';

const { saveDraft, publishPage, listPages } = editingEndpoints;
const world = createClockedWorld(undefined);
afterEach(() => world.close());

it('a draft that is the same as what is live is no unpublished change [preview.publish]', async () => {
  const { client } = await world.start();
  const params = { id: 'summer' };
  const save = (title: string) => client.call(saveDraft, { params, body: { ...params, title, tiles: [] } });
  const listed = async () => (await client.call(listPages)).pages.find(({ id }) => id === 'summer');
  await save('First');
  await client.call(publishPage, { params });
  expect(await save('Second')).toMatchObject({ hasDraft: true });
  expect(await listed()).toMatchObject({ hasDraft: true });
  expect(await save('First')).toMatchObject({ hasDraft: false });
  expect(await listed()).toMatchObject({ hasDraft: false });
});
