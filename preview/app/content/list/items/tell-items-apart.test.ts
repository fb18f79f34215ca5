import { expect, it } from 'vitest';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { tellItemsApart } from './tell-items-apart.ts';

const item = (id: string, more: Partial<ContentState> = {}): ContentState => ({
  kind: 'job',
  id,
  name: undefined,
  isLive: true,
  hasDraft: false,
  draftVersion: 1,
  ...more,
});

it('adds the place to names that occur twice, and the id where that is not enough [editor.content]', () => {
  const names = tellItemsApart([
    item('host', { name: 'Host', place: 'Bath' }),
    item('chef', { name: 'Chef', place: 'Bath' }),
    item('chef-2', { name: 'Chef', place: 'Bath' }),
    item('chef-3', { name: 'Chef', place: 'York' }),
    item('chef-4', { name: 'Chef' }),
    item('77'),
  ]);
  expect([...names.values()]).toEqual(['Host', 'Chef, Bath, chef', 'Chef, Bath, chef-2', 'Chef, York', 'Chef', '77']);
});
