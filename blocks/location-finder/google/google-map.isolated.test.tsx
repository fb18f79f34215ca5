// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocationFinderIsland } from '../location-finder.client.tsx';
import { dispatchFinderEvent } from './finder-events.ts';

const map = vi.hoisted(() => ({ fitBounds: vi.fn(), panTo: vi.fn(), setZoom: vi.fn(), getZoom: () => 8 }));
vi.mock('@react-google-maps/api', () => ({
  useJsApiLoader: () => ({ isLoaded: true, loadError: undefined }),
  GoogleMap: ({
    children,
    onLoad,
  }: {
    readonly children: ReactNode;
    readonly onLoad: (loaded: typeof map) => void;
  }) => {
    // Like the library, which calls back once.
    const load = useRef(onLoad);
    useEffect(() => load.current(map), []);
    return createElement('div', {}, children);
  },
  MarkerClustererF: ({ children }: { readonly children: (clusterer: object) => ReactNode }) => children({}),
  MarkerF: ({
    title,
    zIndex,
    onClick,
  }: {
    readonly title: string;
    readonly zIndex: number;
    readonly onClick: () => void;
  }) => createElement('button', { type: 'button', onClick, 'aria-pressed': zIndex === 2 }, title),
}));

class Bounds {
  extend(): void {}
}
class Point {}
const markers = [
  { place: 'bath', title: 'Bath', lat: 51.38, lng: -2.36, number: undefined },
  { place: 'soho', title: 'Soho', lat: 51.51, lng: -0.13, number: undefined },
];
let finder = document.createElement('restaurant-finder');
const onChoose = vi.fn();
beforeEach(() => {
  vi.stubGlobal('google', { maps: { Point, LatLngBounds: Bounds } });
  onChoose.mockClear();
  finder = document.createElement('restaurant-finder');
  finder.innerHTML = '<div data-panel="map"><div id="island"></div><section data-finder-map=""></section></div>';
  finder.addEventListener('finder-choose', (event) => onChoose(Reflect.get(event, 'detail')));
  document.body.replaceChildren(finder);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.consent;
});

function show(consent?: string) {
  if (consent !== undefined) document.documentElement.dataset.consent = consent;
  const container = finder.querySelector<HTMLElement>('#island') ?? document.body;
  return render(<LocationFinderIsland mapsKey="key" maxZoom={18} markers={markers} here={undefined} />, { container });
}
const panel = () => screen.queryByRole('region', { name: 'Map of the restaurants' });
const isBuiltInHidden = () => finder.querySelector<HTMLElement>('[data-finder-map]')?.hidden;
const marked = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

describe('Google’s map in the finder [finder.map]', () => {
  it('is shown instead of the built-in map while other sites are allowed [cookie.scripts]', async () => {
    show('analytics');
    expect([panel(), isBuiltInHidden()]).toEqual([null, false]);
    document.documentElement.dataset.consent = 'embeds';
    await waitFor(() => expect(panel()).not.toBeNull());
    expect(isBuiltInHidden()).toBe(true);
    document.documentElement.dataset.consent = '';
    await waitFor(() => expect(panel()).toBeNull());
    expect(isBuiltInHidden()).toBe(false);
  });

  it('gives way to the built-in map if Google rejects the key', async () => {
    show('embeds');
    await waitFor(() => expect(panel()).not.toBeNull());
    act(() => void Reflect.get(window, 'gm_authFailure')());
    expect([panel(), isBuiltInHidden()]).toEqual([null, false]);
    expect(Reflect.has(window, 'gm_authFailure')).toBe(false);
  });

  it('chooses a restaurant in the list, and marks the one of the list [finder.map-list]', async () => {
    show('embeds');
    await waitFor(() => expect(panel()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Soho' }));
    expect(onChoose.mock.calls).toEqual([['soho']]);
    act(() => dispatchFinderEvent(finder, 'finder-mark', 'bath'));
    expect(marked()).toEqual(['Bath']);
    act(() => dispatchFinderEvent(finder, 'finder-mark', 'soho'));
    expect(marked()).toEqual(['Soho']);
  });

  it('shows a restaurant of the list, and takes the focus [finder.map-list]', async () => {
    show('embeds');
    await waitFor(() => expect(panel()).not.toBeNull());
    act(() => dispatchFinderEvent(finder, 'finder-show', 'bath'));
    expect(map.panTo.mock.lastCall?.[0]).toMatchObject({ lat: 51.38, lng: -2.36 });
    expect(map.setZoom).toHaveBeenLastCalledWith(15);
    expect(document.activeElement).toBe(panel());
    expect(marked()).toEqual(['Bath']);
  });
});
