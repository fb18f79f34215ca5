import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineLiveFilter } from './live-filter.element.ts';

defineLiveFilter();

const tileOf = (key: string, content: string) => `<section class="tile" id="${key}">${content}</section>`;
const filterOf = (dishes: string, isOpen = false) => `
  <live-filter><form action="/menu?page=2#menu">
    <input type="hidden" name="q" value="">
    <input type="checkbox" name="diet" value="vegan"><input type="checkbox" name="diet" value="halal">
  </form></live-filter>
  <details data-count="${isOpen ? 1 : 2}" ${isOpen ? 'open' : ''}><summary>More</summary></details><ul>${dishes}</ul>`;
const dishesOf = (key: string) => document.querySelector(`#${key} ul`)?.textContent;

type Reply = (url: URL, init: RequestInit) => Promise<Response>;
let reply: Reply = async () => new Response('');
const urls: string[] = [];
beforeEach(() => {
  urls.length = 0;
  history.replaceState({ own: 'state' }, '', '/menu#menu');
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    urls.push(`${url.pathname}${url.search}${url.hash}`);
    return reply(url, init);
  });
  document.body.innerHTML = `${tileOf('menu', filterOf('<li>Laksa</li><li>Satay</li>'))}${tileOf('guide', filterOf('<li>All</li>'))}${tileOf('text', '<ul>Text</ul>')}`;
});
afterEach(() => void vi.unstubAllGlobals());

function choose(value: string): void {
  const box = document.querySelector<HTMLInputElement>(`#menu [value="${value}"]`);
  if (!box) throw new Error('There is no such choice.');
  box.focus();
  box.checked = true;
  fireEvent.change(box);
}
const fresh = () =>
  new Response(
    `<main>${tileOf('menu', filterOf('<li>Laksa</li>', true))}${tileOf('guide', filterOf('<li>Vegan</li>'))}${tileOf('text', '<ul>Other</ul>')}</main>`,
  );
const isBusy = () => [...document.querySelectorAll('.tile')].map((tile) => tile.getAttribute('aria-busy'));

describe('a filter of dishes, with script', () => {
  it('updates every tile with a filter at once, and the address [menu.filter-url]', async () => {
    const answer = Promise.withResolvers<Response>();
    reply = () => answer.promise;
    choose('vegan');
    await waitFor(() => expect(isBusy()).toEqual(['true', 'true', null]));
    answer.resolve(fresh());
    await waitFor(() => expect(dishesOf('menu')).toBe('Laksa'));
    expect([dishesOf('guide'), dishesOf('text')]).toEqual(['Vegan', 'Text']);
    await waitFor(() => expect(location.search).toBe('?diet=vegan'));
    expect([location.pathname, location.hash, history.state]).toEqual(['/menu', '', { own: 'state' }]);
    expect(urls).toEqual(['/menu?diet=vegan']);
    await waitFor(() => expect(isBusy()).toEqual([null, null, null]));
  });

  it('keeps the focus, and disclosures as the visitor left them [menu.filter-url]', async () => {
    reply = async () => fresh();
    choose('vegan');
    const box = document.activeElement;
    await waitFor(() => expect(dishesOf('menu')).toBe('Laksa'));
    expect(document.activeElement).toBe(box);
    expect(box?.isConnected).toBe(true);
    const disclosure = document.querySelector('#menu details');
    expect([disclosure?.hasAttribute('open'), disclosure?.getAttribute('data-count')]).toEqual([false, '1']);
  });

  it.each([
    ['is refused', async () => new Response(tileOf('menu', filterOf('Error')), { status: 500 })],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('changes nothing if the request %s [menu.filter-url]', async (_, failing: Reply) => {
    reply = failing;
    choose('vegan');
    await waitFor(() => expect(urls).toHaveLength(1));
    await waitFor(() => expect(isBusy()).toEqual([null, null, null]));
    expect([dishesOf('menu'), location.search]).toEqual(['LaksaSatay', '']);
  });

  it('applies the latest choice only [menu.filter-url]', async () => {
    const first = Promise.withResolvers<Response>();
    let signal: AbortSignal | null | undefined;
    reply = (_, init) => {
      signal ??= init.signal;
      return urls.length === 1 ? first.promise : Promise.resolve(fresh());
    };
    choose('vegan');
    await waitFor(() => expect(urls).toHaveLength(1));
    choose('halal');
    await waitFor(() => expect(dishesOf('menu')).toBe('Laksa'));
    expect(signal?.aborted).toBe(true);
    first.resolve(new Response(tileOf('menu', filterOf('Old'))));
    await waitFor(() => expect(isBusy()).toEqual([null, null, null]));
    expect(urls).toEqual(['/menu?diet=vegan', '/menu?diet=vegan&diet=halal']);
    expect([dishesOf('menu'), location.search]).toEqual(['Laksa', '?diet=vegan&diet=halal']);
  });
});
