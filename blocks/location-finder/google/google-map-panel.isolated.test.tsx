import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GoogleMapPanel } from './google-map-panel.client.tsx';

/** The props and options that Google's components received. */
const received = vi.hoisted(() => ({
  loader: { isLoaded: true, options: Object(undefined) },
  map: Object(undefined),
  clusters: Object(undefined),
  markers: Array.from<Record<string, unknown>>([]),
}));
vi.mock('@react-google-maps/api', () => ({
  useJsApiLoader: (options: object) => {
    received.loader.options = options;
    return { isLoaded: received.loader.isLoaded, loadError: undefined };
  },
  GoogleMap: ({ children, ...props }: { readonly children: ReactNode }) => {
    received.map = props;
    return createElement('div', {}, children);
  },
  MarkerClustererF: ({
    children,
    options,
  }: {
    readonly children: (clusterer: string) => ReactNode;
    readonly options: object;
  }) => {
    received.clusters = options;
    return children('the clusterer');
  },
  MarkerF: (props: Record<string, unknown>) => {
    received.markers.push(props);
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
/** Records the points that the map must show. */
class Bounds {
  readonly points: unknown[] = [];
  extend(point: unknown): void {
    this.points.push(point);
  }
}
class Point {
  readonly at: readonly number[];
  constructor(...at: readonly number[]) {
    this.at = at;
  }
}
beforeEach(() => {
  received.markers.length = 0;
  received.loader.isLoaded = true;
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => colours[name] }));
  vi.stubGlobal('google', { maps: { Point, LatLngBounds: Bounds } });
});
afterEach(() => void vi.unstubAllGlobals());

const bath = { place: 'bath', title: 'Bath', lat: 51.38, lng: -2.36, number: 1 };
const soho = { place: 'soho', title: 'Soho', lat: 51.51, lng: -0.13, number: undefined };
const render = (here?: { readonly lat: number; readonly lng: number }): string =>
  renderToStaticMarkup(
    <GoogleMapPanel mapsKey="key" maxZoom={18} markers={[bath, soho]} here={here} onFail={() => undefined} />,
  );

describe('Google’s map in the finder [finder.map]', () => {
  it('loads with the configured key, and renders nothing until its script is loaded', () => {
    received.loader.isLoaded = false;
    expect(render()).toBe('');
    const libraries = ['core', 'maps', 'marker'];
    expect(received.loader.options).toEqual({
      id: 'google-maps',
      googleMapsApiKey: 'key',
      language: 'en-GB',
      region: 'GB',
      libraries,
    });
  });

  it('is a labelled, focusable section with the configured maximum zoom, and clusters up to four levels below it', () => {
    expect(render()).toMatch(
      /^<section class="map" aria-label="Map of the restaurants" tabindex="-1" data-google-map="">/i,
    );
    expect(received.map.mapContainerStyle).toEqual({ position: 'absolute', inset: 0 });
    expect(received.map.options).toEqual({
      gestureHandling: 'cooperative',
      streetViewControl: false,
      mapTypeControl: false,
      maxZoom: 18,
    });
    expect(received.clusters).toMatchObject({ averageCenter: true, maxZoom: 14 });
  });

  it('has a clustered marker for each restaurant, with its number if it has one', () => {
    render();
    const [first, second, ...others] = received.markers;
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

  it('marks the visitor’s location with a marker that cannot be clicked, and fits all markers at first', () => {
    const here = { lat: 51.4, lng: -1 };
    render(here);
    expect(received.markers[2]).toMatchObject({ position: here, clickable: false, icon: { fillColor: '#333' } });
    const fitBounds = vi.fn();
    received.map.onLoad({ fitBounds });
    const points = [
      { lat: 51.38, lng: -2.36 },
      { lat: 51.51, lng: -0.13 },
    ];
    expect(fitBounds).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ points: [...points, here] }), 48);
    render();
    received.map.onLoad({ fitBounds });
    expect(fitBounds).toHaveBeenLastCalledWith(expect.objectContaining({ points }), 48);
  });

  it('has inline cluster icons, so that no image is loaded from another host', () => {
    render();
    const [{ url, ...style }] = received.clusters.styles;
    expect(style).toEqual({ width: 52, height: 52, textColor: '#555', textSize: 15 });
    const svg = decodeURIComponent(String(url).replace('data:image/svg+xml,', ''));
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52">');
    expect(svg).toContain('<path d="M26 2 50 26 26 50 2 26Z"');
    expect(svg).toContain('fill="#444"');
    expect(svg).toContain('stroke="#fff" stroke-width="2"/></svg>');
  });
});
