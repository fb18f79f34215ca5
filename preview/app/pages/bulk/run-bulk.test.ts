import { expect, it } from 'vitest';
import { ApiError } from '../../api/send-request.ts';
import { type PageResult, runBulk } from './run-bulk.ts';

const pages = ['one', 'two', 'three'].map((id) => ({ id, title: id, version: 1, effect: '', undo: undefined }));

async function run(work: (id: string) => void, controller = new AbortController()) {
  const results: PageResult[] = [];
  await runBulk(
    pages,
    async ({ id }) => work(id),
    (result) => results.push(result),
    controller.signal,
  );
  return results.map(({ id, error }) => [id, error]);
}

it('a page that fails does not stop the others, and a conflict says what happened [editor.find]', async () => {
  const results = await run((id) => {
    if (id === 'one') throw new ApiError(409, 'Conflict.', [{ path: 'body.version', message: 'must be 2' }]);
    if (id === 'two') throw new ApiError(422, 'It is wrong.');
  });
  expect(results).toEqual([
    ['one', 'Somebody has changed it since it was checked.'],
    ['two', 'It is wrong.'],
    ['three', undefined],
  ]);
});

it('no further page is changed once it is stopped [editor.find]', async () => {
  const controller = new AbortController();
  expect(await run(() => controller.abort(), controller)).toEqual([['one', undefined]]);
});
