import { expect, it } from 'vitest';
import { menuSummary } from '#schemas/domain/menu/menu.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { listLiveAddresses } from './live-addresses.ts';

it('live addresses are those of live and of built-in pages, and none of shared tiles [editor.addresses]', async () => {
  const source = {
    ...emptySource,
    pages: async () => ['home', 'about/team', '_shared/notice'].map((id) => ({ id, indexed: true })),
    menus: async () => [menuSummary.parse({ id: 'main', name: 'Main' })],
  };
  const addresses = await listLiveAddresses(source);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/about/team', '/contact', '/menu', '/menu/main']));
  expect(addresses.filter((address) => address.includes('_'))).toEqual([]);
});
