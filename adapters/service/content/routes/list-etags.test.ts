import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmallService } from '#adapters/service/testing/start-small-service.ts';

let service: Awaited<ReturnType<typeof startSmallService>>;
beforeAll(async () => {
  service = await startSmallService(() => undefined);
});
afterAll(() => service.close());

const list = (path: string, etag?: string | null) =>
  fetch(`${service.url}${path}`, { headers: { ...service.visitor, ...(etag && { 'if-none-match': etag }) } });

describe.each(['/api/v1/content/search-restaurants/', '/api/v1/content/offers', '/api/jobs'])(
  'the list at %s',
  (path) => {
    it('is not sent again to a client that has it [scale.growth]', async () => {
      const first = await list(path);
      const etag = first.headers.get('etag');
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const again = await list(path, etag);
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      const other = await list(path, '"other"');
      expect([other.status, await other.text()]).toEqual([200, await first.text()]);
    });
  },
);

it('a list is sent again after a change [scale.growth]', async () => {
  const path = '/api/v1/content/search-restaurants/';
  const first = await list(path);
  const { restaurants } = await first.json();
  const [one] = restaurants;
  const saved = await fetch(`${service.url}/api/v1/editing/restaurant/${one.storeId}`, {
    method: 'PUT',
    headers: { ...service.editor, 'content-type': 'application/json' },
    body: JSON.stringify({ ...one, title: 'Renamed' }),
  });
  expect(saved.status).toBe(200);
  const again = await list(path, first.headers.get('etag'));
  expect(again.status).toBe(200);
  expect((await again.json()).restaurants[0].title).toBe('Renamed');
});
