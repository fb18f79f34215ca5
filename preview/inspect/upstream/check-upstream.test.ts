import { expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { checkUpstream, type MappedReply } from './check-upstream.ts';
import { formatCheck } from './format-check.ts';

const restaurant = { storeId: 17, slug: 'bath', city: 'bath', title: 'Bath', menus: ['main'] };
const replies: Readonly<Record<string, unknown>> = {
  '/api/v1/content/brand-settings': { siteName: 'A chain' },
  '/api/v1/content/search-restaurants/': { data: [restaurant, { ...restaurant, storeId: 18, title: ['?'] }] },
  '/api/v1/content/choices': ['Vegan'],
  '/api/v1/content/page/home': {
    title: 'Home',
    tiles: [{ tileType: 'Hero', heading: 'Hello' }, { tileType: 'Rocket' }],
  },
  '/api/v1/content/menu/main': { name: 'Main', sections: [], descriptoin: 'Noodles', colour: 'red' },
  '/api/booking/occasions/17': {
    data: [{ id: 1, name: 'Dinner', minimumCovers: 2, maximumCovers: 8, menuLinkGroup: 3 }],
  },
};

async function check() {
  const mapped: MappedReply[] = [];
  const answer = (path: string) => {
    const body = replies[path.split('?')[0] ?? ''];
    if (path.startsWith('/api/jobs')) return { status: 500 };
    return path === '/api/token' || body === undefined ? undefined : { body };
  };
  const { client, sent } = createFakeClient(answer, {
    onReply: (endpoint, reply, repairs) => mapped.push({ endpoint, reply, repairs }),
  });
  const calls = await checkUpstream({ client, replies: mapped, day: '2026-12-24' });
  return { calls, sent, find: (name: string) => calls.find((each) => each.name === name) };
}

it('reports what each call returned, what was left out with its id and path, and what failed [upstream.diagnosis]', async () => {
  const { find, calls } = await check();
  expect(find('restaurants')).toMatchObject({
    outcome: 'incomplete',
    summary: '1 entry',
    notes: ['restaurants[1] (storeId 18) left out: title must be text, received a list'],
  });
  expect(find('page home')).toMatchObject({
    outcome: 'incomplete',
    summary: '1 entry',
    notes: ['tiles[1].type: There is no tile type “Rocket”.'],
  });
  expect(find('menu main')).toMatchObject({ outcome: 'incomplete', notes: ['descriptoin: did you mean description?'] });
  expect(find('occasions')).toMatchObject({
    outcome: 'repaired',
    summary: '1 entry',
    notes: ['data[0].menuLinkGroup (id 1) converted: must be text, received 3'],
  });
  expect(find('settings')).toMatchObject({ outcome: 'read', notes: [] });
  expect(find('choices')).toMatchObject({ outcome: 'read', summary: 'not used by the site' });
  expect(find('menus')?.outcome).toBe('absent');
  expect(find('jobs')).toMatchObject({ outcome: 'failed', summary: '/api/jobs: answered 500' });
  expect(formatCheck(calls)).toMatch(/^ok {10}settings .*brand-settings$/m);
  expect(formatCheck(calls)).toContain(' 1 repaired, 3 incomplete, 2 failed, ');
});

it('makes no call that changes anything [upstream.diagnosis]', async () => {
  const { sent } = await check();
  expect(sent.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/api/token'))).toEqual([]);
});
