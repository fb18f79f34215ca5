import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmallService } from '#adapters/service/testing/start-small-service.ts';

let service: Awaited<ReturnType<typeof startSmallService>>;
beforeAll(async () => {
  service = await startSmallService(() => undefined);
});
afterAll(() => service.close());

const ask = async (method: string, path: string, body?: object) => {
  const reply = await fetch(`${service.url}${path}`, {
    method,
    headers: { ...service.visitor, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
};

describe('the search for places of a job search', () => {
  it('has the format of the maps provider, the first result first [jobs.geo]', async () => {
    const { status, body } = await ask('GET', '/api/jobs/locations?query=Brighton');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'OK',
      results: [{ formatted_address: expect.stringContaining('Brighton') }],
    });
    expect(body.results[0].geometry.location).toEqual({ lat: expect.closeTo(50.8, 1), lng: expect.closeTo(-0.1, 1) });
  });

  it('says that there are no results [jobs.geo]', async () => {
    const { status, body } = await ask('GET', '/api/jobs/locations?query=Nowhereville');
    expect([status, body]).toEqual([200, { status: 'ZERO_RESULTS', results: [] }]);
  });

  it('suggests places that start with the text [jobs.geo]', async () => {
    const { body } = await ask('POST', '/api/jobs/locations', { query: 'bright' });
    expect(body).toMatchObject([{ label: expect.stringContaining('Brighton') }]);
    expect((await ask('POST', '/api/jobs/locations', { query: 'nowhereville' })).body).toEqual([]);
  });

  it('has status 404 for an unknown job [jobs.detail]', async () => {
    expect((await ask('GET', '/api/jobs/none')).status).toBe(404);
  });
});
