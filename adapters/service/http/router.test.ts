import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createRouter } from './router.ts';

const find = createRouter(
  Object.values(endpoints).map((endpoint) => ({ endpoint, handle: () => Promise.reject(new Error('not called')) })),
);
const matchOf = (method: string, target: string) => {
  const { route, params, query } = find(method, target);
  return [route.endpoint.name, params, query];
};
const statusOf = (method: string, target: string) => {
  try {
    return find(method, target).route.endpoint.name;
  } catch (error) {
    return error instanceof Error && 'status' in error ? [error.status, error.message] : error;
  }
};

describe('the endpoint of a request', () => {
  it.each([
    ['GET', '/api/jobs', ['jobs', {}, {}]],
    ['GET', '/api/jobs/', ['jobs', {}, {}]],
    ['GET', '/api/jobs/902', ['job', { jobId: '902' }, {}]],
    ['GET', '/api/jobs/902?', ['job', { jobId: '902' }, {}]],
    ['GET', '/api/v1/content/page/guides/allergens', ['page', { id: 'guides/allergens' }, {}]],
    ['GET', '/api/v1/content/page/guides%2Fallergens', ['page', { id: 'guides/allergens' }, {}]],
    ['GET', '/api/offer/getofferbyslug?offerSlug=a+b%26c?d', ['offerBySlug', {}, { offerSlug: 'a b&c?d' }]],
  ])('%s %s has the parameters of its path and query [api.calls]', (method, target, expected) => {
    expect(matchOf(method, target)).toEqual(expected);
  });

  it('is the one with a literal segment, not one with a parameter there [api.calls]', () => {
    expect(matchOf('GET', '/api/jobs/locations')[0]).not.toBe('job');
    expect(matchOf('GET', '/api/jobs/location')[0]).toBe('job');
  });

  it.each([
    ['GET', '/api/nothing', [404, 'There is no such endpoint.']],
    ['GET', '/api/jobs/902/more', [404, 'There is no such endpoint.']],
    ['GET', '/api/v1/content/page/', [404, 'There is no such endpoint.']],
    ['GET', '/api/v1/content/page/guides//allergens', [404, 'There is no such endpoint.']],
    ['DELETE', '/api/jobs', [405, 'This endpoint only accepts GET.']],
    ['GET', '*', [400, 'The URL is malformed.']],
    ['GET', '/api/jobs/%E0%A4', [400, 'The URL contains an invalid escape sequence.']],
    ['GET', '/api/jobs?near=%E0%A4', [400, 'The URL contains an invalid escape sequence.']],
    ['GET', '/api/jobs?a=1&b=2&a=1', [400, 'The query contains a field twice.']],
  ])('%s %s does not exist: %j [api.contract]', (method, target, expected) => {
    expect(statusOf(method, target)).toEqual(expected);
  });

  it('has an address of at most 4,096 characters [api.contract] [form.abuse]', () => {
    const target = `/api/jobs?near=${'x'.repeat(4096 - '/api/jobs?near='.length)}`;
    expect(statusOf('GET', target)).toBe('jobs');
    expect(statusOf('GET', `${target}x`)).toEqual([400, 'The URL is malformed.']);
  });
});
