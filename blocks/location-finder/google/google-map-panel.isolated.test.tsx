import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GoogleMapPanel } from './google-map-panel.client.tsx';

/** What Google's components were given, by their names. */
const given = vi.hoisted(() => ({
  loader: { isLoaded: true, asked: Object(undefined) },
  map: Object(undefined),
  clusters: Object(undefined),
  markers: Array.from<Record<string, unknown>>([]),
}));
vi.mock('@react-google-maps/api', () => ({
  useJsApiLoader: (asked: object) => {
    given.loader.asked = asked;
    return { isLoaded: given.loader.isLoaded, loadError: undefined };
  },
  GoogleMap: ({ children, ...props }: { readonly children: ReactNode }) => {
    given.map = props;
    return createElement('div', {}, children);
  },
  MarkerClustererF: ({
    children,
    options,
  }: {
    readonly children: (clusterer: string) => ReactNode;
    readonly options: object;
  }) => {
    given.clusters = options;
    return children('the clusterer');
  },
  MarkerF: (props: Record<string, unknown>) => {
    given.markers.push(props);
    return null;
  },
}));

const colours: Record<string, string> = {
  '--white-surface': ' #fff ',
  '--primary-surface': '#111',
  '--primary-ink': '#eee',
  '--accent-surface': '#222',
  '--secondary-surface': '#333',
  '--highlight-surface': '#444',
  '--highlight-ink': '#555',
};
/** A list of spots that a map is to show. */
class Bounds {
  readonly spots: unknown[] = [];
  extend(spot: unknown): void {
    this.spots.push(spot);
  }
}
class Point {
  readonly at: readonly number[];
  constructor(...at: readonly number[]) {
    this.at = at;
  }
}
beforeEach(() => {
  given.markers.length = 0;
  given.loader.isLoaded = true;
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => colours[name] }));
  vi.stubGlobal('google', { maps: { Point, LatLngBounds: Bounds } });
});
afterEach(() => void vi.unstubAllGlobals());

const bath = { place: 'bath', title: 'Bath', lat: 51.38, lng: -2.36, number: 1 };
const soho = { place: 'soho', title: 'Soho', lat: 51.51, lng: -0.13, number: undefined };
const render = (here?: { readonly lat: number; readonly lng: number }): string =>
  renderToStaticMarkup(
    <GoogleMapPanel mapsKey="key" maxZoom={18} spots={[bath, soho]} here={here} onFail={() => undefined} />,
  );

describe('Google’s map in the finder [finder.map]', () => {
  it('is asked for with the configured key, and shows nothing until its script is there', () => {
    given.loader.isLoaded = false;
    expect(render()).toBe('');
    const libraries = ['core', 'maps', 'marker'];
    expect(given.loader.asked).toEqual({
      id: 'google-maps',
      googleMapsApiKey: 'key',
      language: 'en-GB',
      region: 'GB',
      libraries,
    });
  });

  it('is a named part of the page that takes focus, at most as near as configured, with clusters until four steps before', () => {
    expect(render()).toMatch(
      /^<section class="map" aria-label="Map of the restaurants" tabindex="-1" data-google-map="">/i,
    );
    expect(given.map.mapContainerStyle).toEqual({ position: 'absolute', inset: 0 });
    expect(given.map.options).toEqual({
      gestureHandling: 'cooperative',
      streetViewControl: false,
      mapTypeControl: false,
      maxZoom: 18,
    });
    expect(given.clusters).toMatchObject({ averageCenter: true, maxZoom: 14 });
  });

  it('has a marker for each restaurant at its place, in clusters, with its number where the list has one', () => {
    render();
    const [first, second, ...others] = given.markers;
    expect(others).toEqual([]);
    const pin = {
      path: 'M0 0 23 -23 0 -46 -23 -23Z',
      fillColor: '#111',
      fillOpacity: 1,
      strokeColor: '#fff',
      strokeWeight: 2,
    };
    expect(first).toMatchObject({
      title: 'Bath',
      position: { lat: 51.38, lng: -2.36 },
      clusterer: 'the clusterer',
      zIndex: 1,
    });
    expect(first).toMatchObject({ label: { text: '1', color: '#eee' }, icon: pin });
    expect(second).toMatchObject({ title: 'Soho', position: { lat: 51.51, lng: -0.13 } });
    expect(second).not.toHaveProperty('label');
  });

  it('shows where the visitor is by a mark that cannot be chosen, and begins with all of it in sight', () => {
    const here = { lat: 51.4, lng: -1 };
    render(here);
    expect(given.markers[2]).toMatchObject({ position: here, clickable: false, icon: { fillColor: '#333' } });
    const fitBounds = vi.fn();
    given.map.onLoad({ fitBounds });
    const spots = [
      { lat: 51.38, lng: -2.36 },
      { lat: 51.51, lng: -0.13 },
    ];
    expect(fitBounds).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ spots: [...spots, here] }), 48);
    render();
    given.map.onLoad({ fitBounds });
    expect(fitBounds).toHaveBeenLastCalledWith(expect.objectContaining({ spots }), 48);
  });

  it('draws clusters itself, so that no picture comes from one more host', () => {
    render();
    const [{ url, ...style }] = given.clusters.styles;
    expect(style).toEqual({ width: 52, height: 52, textColor: '#555', textSize: 15 });
    const drawing = decodeURIComponent(String(url).replace('data:image/svg+xml,', ''));
    expect(drawing).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52">');
    expect(drawing).toContain('fill="#444"');
    expect(drawing).toContain('stroke="#fff" stroke-width="2"/></svg>');
  });
});
