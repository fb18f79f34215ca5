import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTableLink } from './table-link.element.ts';

describe('a table in the address [diner.profile]', () => {
  const place = { hash: '', pathname: '/table', search: '?diet=vegan', reload: vi.fn() };
  const replaceState = vi.fn();
  const scrollIntoView = vi.fn();
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('location', place);
    vi.stubGlobal('history', { state: { own: 1 }, replaceState });
    vi.stubGlobal('document', { querySelector: () => ({ scrollIntoView }) });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
  const state = { own: 1, table: 'table=Anna~~milk' };

  it('is moved to the history entry at once', () => {
    place.hash = '#table=Anna~~milk';
    defineTableLink();
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', '/table?diet=vegan');
    expect(place.reload).not.toHaveBeenCalled();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it.each(['', '#guests', '#tables=Anna', '#a-table=Anna'])('is none in the fragment “%s”, which stays', (hash) => {
    place.hash = hash;
    defineTableLink();
    page.dispatchEvent(new Event('hashchange'));
    for (const called of [replaceState, scrollIntoView, place.reload]) expect(called).not.toHaveBeenCalled();
  });

  it('is moved there and shown if its link is opened on the page itself', () => {
    place.hash = '#guests';
    defineTableLink();
    page.dispatchEvent(new Event('hashchange'));
    expect(replaceState).not.toHaveBeenCalled();
    place.hash = '#table=Anna~~milk';
    page.dispatchEvent(new Event('hashchange'));
    expect(replaceState).toHaveBeenCalledWith(state, '', '/table?diet=vegan');
    expect(place.reload).toHaveBeenCalled();
  });
});
