import { afterEach, expect, it } from 'vitest';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';

const { saveDraft, publishPage, listPages } = editingEndpoints;
const services = createClockedServices(undefined);
afterEach(() => services.close());

it('a draft that equals the published page does not count as an unpublished change [preview.publish]', async () => {
  const { client } = await services.start();
  const params = { id: 'summer' };
  const save = (title: string) => client.call(saveDraft, { params, body: { ...params, title, tiles: [] } });
  const findListed = async () => (await client.call(listPages)).pages.find(({ id }) => id === 'summer');
  await save('First');
  await client.call(publishPage, { params });
  expect(await save('Second')).toMatchObject({ hasDraft: true });
  expect(await findListed()).toMatchObject({ hasDraft: true });
  expect(await save('First')).toMatchObject({ hasDraft: false });
  expect(await findListed()).toMatchObject({ hasDraft: false });
  await save('Third');
  const reordered = { tiles: [], title: 'First', ...params };
  expect(await client.call(saveDraft, { params, body: reordered })).toMatchObject({ hasDraft: false });
  expect(await findListed()).toMatchObject({ hasDraft: false });
});
