import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineLiveFilter } from './live-filter.element.ts';

defineLiveFilter();

const none = 'n'.repeat(14);
/** Milk is the seventh of the 14 allergens. */
const withMilk = (level: string): string => `${none.slice(0, 6)}${level}${none.slice(7)}`;
const facts = [`vegan|${none}`, `|${withMilk('c')}`, `|${withMilk('m')}`, `|${withMilk('u')}`];

const tileOf = (key: string, content: string) => `<section class="tile" id="${key}">${content}</section>`;
const filterOf = (dishes: string, isOpen = false) => `
  <live-filter data-facts="${facts.map((each) => `${each}*1`).join(';')}" data-total="4">
    <form action="/menu?page=2#menu">
      <input type="hidden" name="q" value="">
      <label><input type="checkbox" name="diet" value="vegan">Vegan</label>
      <label><input type="checkbox" name="diet" value="hot">Hot</label>
      <label><input type="checkbox" name="avoid" value="milk">Milk</label>
    </form>
  </live-filter>
  <p data-filter-part="summary"></p><p data-filter-part="note" hidden></p>
  <details data-count="${isOpen ? 1 : 2}" ${isOpen ? 'open' : ''}><summary>More</summary></details>
  <div data-dishes=""><ul>${dishes}</ul></div>`;
const dishOf = (name: string, text?: string) => `<li ${text === undefined ? '' : `data-dish="${text}"`}>${name}</li>`;
const dishesOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`#${key} li`)].filter(({ hidden }) => !hidden).map((li) => li.textContent);
const textOf = (part: string) => document.querySelector(`#menu [data-filter-part="${part}"]`)?.textContent;

type Reply = (url: URL, init: RequestInit) => Promise<Response>;
let reply: Reply = async () => new Response('');
const urls: string[] = [];
const menuDishes = ['Vegan', 'Milk', 'May', 'Unknown'].map((name, index) => dishOf(name, facts[index])).join('');
beforeEach(() => {
  urls.length = 0;
  localStorage.clear();
  history.replaceState({ own: 'state' }, '', '/menu#menu');
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    urls.push(`${url.pathname}${url.search}${url.hash}`);
    return reply(url, init);
  });
  document.body.innerHTML = `${tileOf('menu', filterOf(menuDishes))}${tileOf('guide', filterOf(menuDishes))}${tileOf('text', '<ul><li>Text</li></ul>')}`;
});
afterEach(() => void vi.unstubAllGlobals());

function choose(value: string, checked = true): void {
  const box = document.querySelector<HTMLInputElement>(`#menu [value="${value}"]`);
  if (!box) throw new Error('There is no such choice.');
  box.focus();
  box.checked = checked;
  fireEvent.change(box);
}
const fresh = () =>
  new Response(
    `<main>${tileOf('menu', filterOf(dishOf('Laksa', facts[0]), true))}${tileOf('guide', filterOf(dishOf('Vegan', facts[0])))}${tileOf('text', '<ul><li>Other</li></ul>')}</main>`,
  );
const isBusy = () => [...document.querySelectorAll('.tile')].map((tile) => tile.getAttribute('aria-busy'));

describe('diets and allergens, with script [diner.profile]', () => {
  it('hide dishes in every tile, without a request and without a change of the address', async () => {
    choose('milk');
    await waitFor(() => expect(dishesOf('menu')).toEqual(['Vegan']));
    expect(dishesOf('guide')).toEqual(['Vegan']);
    expect(textOf('summary')).toBe('Leaving out milk · 1 of 4 dishes');
    expect(document.querySelector<HTMLElement>('#menu [data-filter-part="note"]')?.hidden).toBe(false);
    expect([urls, location.search, localStorage.getItem('diet')]).toEqual([[], '', 'avoid=milk']);
  });

  it('check the boxes of every tile, and show all dishes once they are unchecked', async () => {
    choose('vegan');
    await waitFor(() => expect(dishesOf('guide')).toEqual(['Vegan']));
    expect(document.querySelector<HTMLInputElement>('#guide [value="vegan"]')?.checked).toBe(true);
    choose('vegan', false);
    await waitFor(() => expect(dishesOf('guide')).toHaveLength(4));
    expect(localStorage.getItem('diet')).toBeNull();
  });

  it('count the dishes that are shown in links to their section', async () => {
    document.querySelector('#menu [data-dishes]')?.setAttribute('id', 'mains');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="#mains">Mains <b data-section-count>4</b></a><a href="#other">Other <b data-section-count>9</b></a>',
    );
    const counts = () => [...document.querySelectorAll('[data-section-count]')].map(({ textContent }) => textContent);
    choose('milk');
    await waitFor(() => expect(counts()).toEqual(['1', '9']));
    choose('milk', false);
    await waitFor(() => expect(counts()).toEqual(['4', '9']));
  });

  it('hide a section without a suitable dish', async () => {
    for (const dish of document.querySelectorAll('#menu li')) dish.setAttribute('data-dish', facts[3] ?? '');
    choose('milk');
    await waitFor(() => expect(document.querySelector<HTMLElement>('#menu [data-dishes]')?.hidden).toBe(true));
    expect(document.querySelector<HTMLElement>('#guide [data-dishes]')?.hidden).toBe(false);
  });

  it('follow what another tab saved, even after the page comes back from the cache of Back', async () => {
    localStorage.setItem('diet', 'diet=vegan');
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    dispatchEvent(new StorageEvent('storage', { key: 'diet' }));
    await waitFor(() => expect(dishesOf('menu')).toEqual(['Vegan']));
    localStorage.setItem('diet', 'avoid=milk');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(textOf('summary')).toBe('Leaving out milk · 1 of 4 dishes'));
  });

  it('keep what was saved on another menu and this one does not ask for', async () => {
    localStorage.setItem('diet', 'diet=halal&avoid=nuts');
    choose('milk');
    await waitFor(() => expect(localStorage.getItem('diet')).toBe('diet=halal&avoid=nuts&avoid=milk'));
  });
});

describe('the link that shows all dishes, with script', () => {
  it.each<[string, string]>([
    ['hidden', '<p data-filter-part="summary" tabindex="-1"></p><a href="/menu" data-filter-part="clear">Show all</a>'],
    [
      'inside a hidden message',
      '<p data-filter-part="summary" tabindex="-1"></p><p data-filter-part="none"><a href="/menu" data-filter-part="clear">Show all</a></p>',
    ],
  ])('gives the focus to the nearest number of dishes once it is %s [menu.filter-empty]', async (_, content) => {
    document.querySelector('#menu live-filter')?.insertAdjacentHTML('afterend', `<div id="near">${content}</div>`);
    const link = document.querySelector<HTMLAnchorElement>('#near a');
    choose('milk');
    await waitFor(() => expect(dishesOf('menu')).toEqual(['Vegan']));
    link?.focus();
    link?.click();
    await waitFor(() =>
      expect(document.activeElement).toBe(document.querySelector('#near [data-filter-part="summary"]')),
    );
    expect(document.activeElement?.textContent).toBe('4 dishes');
  });

  it('keeps the focus while it stays [menu.filter-empty]', async () => {
    reply = async () => new Response('', { status: 500 });
    history.replaceState(null, '', '/menu?q=corn');
    document
      .querySelector('#menu live-filter')
      ?.insertAdjacentHTML('afterend', '<a href="/menu" data-filter-part="clear">Show all</a>');
    const link = document.querySelector<HTMLAnchorElement>('[data-filter-part="clear"]');
    link?.focus();
    link?.click();
    await waitFor(() => expect(textOf('summary')).toBe('4 dishes'));
    expect(document.activeElement).toBe(link);
  });
});

describe('a filter of dishes by other tags, with script', () => {
  it('updates every tile with a filter at once, and the address [menu.filter-url]', async () => {
    const answer = Promise.withResolvers<Response>();
    reply = () => answer.promise;
    choose('hot');
    await waitFor(() => expect(isBusy()).toEqual(['true', 'true', null]));
    answer.resolve(fresh());
    await waitFor(() => expect(dishesOf('menu')).toEqual(['Laksa']));
    expect([dishesOf('guide'), dishesOf('text')]).toEqual([['Vegan'], ['Text']]);
    await waitFor(() => expect(location.search).toBe('?diet=hot'));
    expect([location.pathname, location.hash, history.state]).toEqual(['/menu', '', { own: 'state' }]);
    expect(urls).toEqual(['/menu?diet=hot']);
    await waitFor(() => expect(isBusy()).toEqual([null, null, null]));
  });

  it('keeps the focus, and disclosures as the visitor left them [menu.filter-url]', async () => {
    reply = async () => fresh();
    choose('hot');
    const box = document.activeElement;
    await waitFor(() => expect(dishesOf('menu')).toEqual(['Laksa']));
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
    choose('hot');
    await waitFor(() => expect(urls).toHaveLength(1));
    await waitFor(() => expect(isBusy()).toEqual([null, null, null]));
    expect([dishesOf('menu'), location.search]).toEqual([['Vegan', 'Milk', 'May', 'Unknown'], '']);
  });

  it('applies the latest choice only [menu.filter-url]', async () => {
    const first = Promise.withResolvers<Response>();
    let signal: AbortSignal | null | undefined;
    reply = (_, init) => {
      signal ??= init.signal;
      return urls.length === 1 ? first.promise : Promise.resolve(fresh());
    };
    choose('hot');
    await waitFor(() => expect(urls).toHaveLength(1));
    choose('hot', false);
    choose('hot');
    await waitFor(() => expect(dishesOf('menu')).toEqual(['Laksa']));
    expect(signal?.aborted).toBe(true);
    first.resolve(new Response(tileOf('menu', filterOf('Old'))));
    await waitFor(() => expect(isBusy()).toEqual([null, null, null]));
    expect(location.search).toBe('?diet=hot');
  });
});
