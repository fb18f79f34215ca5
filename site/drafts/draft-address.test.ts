import { describe, expect, it } from 'vitest';
import { draftAddress, readDraftAddress } from './draft-address.ts';

const read = (address: string) => readDraftAddress(new URL(address, 'http://site'));

describe('the address of a draft', () => {
  it('names the content whose drafts are shown, with a date and the page as it is live [editor.content]', () => {
    const items = [
      { kind: 'menu', id: 'dinner & drinks' },
      { kind: 'offer', id: 'lunch' },
    ];
    const at = new Date('2026-12-24T18:00:00Z');
    const address = draftAddress('/menu/dinner', { at, isStatic: true, items, isLivePage: true });
    expect(read(address)).toEqual({
      path: '/menu/dinner',
      search: '',
      at,
      isStatic: true,
      tile: undefined,
      revision: undefined,
      isScheduled: false,
      items,
      isLivePage: true,
      resource: 'page',
    });
  });

  it('has only a limited number of items, and none that is not a kind and an id [editor.content]', () => {
    const names = ['menu', 'menu/', '/main', 'menu/a/b', ...Array.from({ length: 20 }, (_, at) => `menu/${at}`)];
    const found = read(`/_draft/?${new URLSearchParams(names.map((name) => ['_content', name]))}`);
    expect(found?.items.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('leaves the page its own query [preview.exact]', () => {
    expect(read('/_draft/menu?choice=vegan&_content=menu%2Fmain&_live=')?.search).toBe('?choice=vegan');
  });
});
