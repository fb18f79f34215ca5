import type { Page, Route } from '@playwright/test';

/** What a page has called on the fake, and its current state. */
export interface MapsRecord {
  readonly maps: readonly { readonly options: Readonly<Record<string, unknown>>; readonly calls: readonly string[] }[];
  readonly markers: readonly Readonly<Record<string, unknown>>[];
  /** The numbers shown on clusters. */
  readonly clusters: readonly string[];
}

const address = 'https://maps.googleapis.com/maps/api/js';

/** Answers requests for Google's script with a fake that records its calls, or with `other`. Returns the requests. */
export async function fakeGoogleMaps(page: Page, other?: (route: Route) => Promise<void>): Promise<URL[]> {
  const requests: URL[] = [];
  const answer = (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installFake})()` });
  await page.route(`${address}**`, (route) => {
    requests.push(new URL(route.request().url()));
    return (other ?? answer)(route);
  });
  return requests;
}

export const mapsRecord = (page: Page): Promise<MapsRecord> => page.evaluate(() => Reflect.get(window, 'mapsRecord')());

/** Clicks a marker by the title given to Google. */
export const clickMarker = (page: Page, title: string): Promise<void> =>
  page.evaluate((named) => Reflect.get(window, 'clickMarker')(named), title);

/**
 * The part of `google.maps` that the finder's library uses. Runs in the page, so it uses nothing from outside. Values
 * set on a map or marker are stored under their names and read from there.
 */
function installFake(): void {
  const maps: { options: Record<string, unknown>; calls: string[] }[] = [];
  const markers: Record<string, unknown>[] = [];
  const panes = document.createElement('div');
  const listenersByObject = new WeakMap<object, Map<string, Set<(...args: unknown[]) => void>>>();
  const listeners = (object: object, name: string) => {
    const all = listenersByObject.get(object) ?? new Map<string, Set<(...args: unknown[]) => void>>();
    listenersByObject.set(object, all);
    const found = all.get(name) ?? new Set();
    all.set(name, found);
    return found;
  };
  const trigger = (object: object, name: string, ...args: unknown[]): void => {
    for (const listener of listeners(object, name)) listener(...args);
  };
  const known = (options: Record<string, unknown>, calls: string[], special: Record<string, unknown>): object =>
    new Proxy(special, {
      get(_, name) {
        if (typeof name !== 'string' || name === 'then') return undefined;
        if (Object.hasOwn(special, name)) return special[name];
        const key = name.slice(3, 4).toLowerCase() + name.slice(4);
        if (name.startsWith('get')) return () => options[key];
        return (value: unknown) => {
          calls.push(`${name} ${JSON.stringify(value)}`);
          if (name === 'setOptions') Object.assign(options, value);
          else if (name.startsWith('set')) options[key] = value;
        };
      },
    });
  function LatLng(this: object, lat: number, lng: number) {
    return { lat: () => lat, lng: () => lng, equals: () => false };
  }
  const place = (given: { lat: number | (() => number); lng: number | (() => number) }) => ({
    lat: typeof given.lat === 'function' ? given.lat() : given.lat,
    lng: typeof given.lng === 'function' ? given.lng() : given.lng,
  });
  function LatLngBounds(this: object, ...corners: Parameters<typeof place>[0][]) {
    const inside = corners.map(place);
    const all = (axis: 'lat' | 'lng') => inside.map((each) => each[axis]);
    const corner = (pick: (...values: number[]) => number) => {
      const [lat, lng] = [pick(...all('lat')), pick(...all('lng'))];
      return { lat: () => lat, lng: () => lng };
    };
    const made = {
      extend(given: Parameters<typeof place>[0]) {
        inside.push(place(given));
        return made;
      },
      getSouthWest: () => corner(Math.min),
      getNorthEast: () => corner(Math.max),
      contains(given: Parameters<typeof place>[0]) {
        const { lat, lng } = place(given);
        const [low, high] = [place(made.getSouthWest()), place(made.getNorthEast())];
        return lat >= low.lat && lat <= high.lat && lng >= low.lng && lng <= high.lng;
      },
    };
    return made;
  }
  function GoogleMap(this: object, _: Element, given: Record<string, unknown>) {
    const options: Record<string, unknown> = { zoom: 6, ...given };
    const calls: string[] = [];
    maps.push({ options, calls });
    const bounds = Reflect.construct(LatLngBounds, [
      { lat: -80, lng: -179 },
      { lat: 80, lng: 179 },
    ]);
    return known(options, calls, { getBounds: () => bounds, getProjection: () => ({}) });
  }
  function Marker(this: object, given: Record<string, unknown>) {
    const options: Record<string, unknown> = { ...given };
    const marker = known(options, [], {
      getPosition: () => {
        const { lat, lng } = place(Object(options.position));
        return Reflect.construct(LatLng, [lat, lng]);
      },
      getVisible: () => true,
      getDraggable: () => false,
      click: () => trigger(marker, 'click', {}),
    });
    markers.push(options);
    options.click = () => trigger(marker, 'click', {});
    return marker;
  }
  /** Pixels of a flat projection, scaled by the zoom. */
  const scale = () => (256 * 2 ** Number(maps[0]?.options.zoom)) / 360;
  const projection = {
    fromLatLngToDivPixel(given: Parameters<typeof place>[0]) {
      const { lat, lng } = place(given);
      return { x: lng * scale(), y: -lat * scale() };
    },
    fromDivPixelToLatLng: ({ x, y }: { x: number; y: number }) =>
      Reflect.construct(LatLng, [-y / scale(), x / scale()]),
  };
  function OverlayView() {}
  Object.assign(OverlayView.prototype, {
    setMap(map: object | null) {
      Reflect.set(this, 'on', map);
      const call = (name: string) => Reflect.get(this, name)?.call(this);
      if (map) {
        call('onAdd');
        call('draw');
      } else call('onRemove');
    },
    getMap() {
      return Reflect.get(this, 'on');
    },
    getPanes: () => ({ overlayMouseTarget: panes }),
    getProjection: () => projection,
  });
  const google: unknown = Reflect.get(window, 'google');
  const namespace = Object(Reflect.get(Object(google), 'maps'));
  const loaded: unknown = namespace.__ib__;
  Object.assign(namespace, {
    Map: GoogleMap,
    Marker,
    LatLng,
    LatLngBounds,
    OverlayView,
    Point: function Point(this: object, x: number, y: number) {
      return { x, y };
    },
    event: {
      addListener(object: object, name: string, listener: () => void) {
        listeners(object, name).add(listener);
        return { remove: () => listeners(object, name).delete(listener) };
      },
      removeListener: (listener: { remove?: () => void } | undefined) => listener?.remove?.(),
      clearInstanceListeners: () => undefined,
      trigger,
    },
    importLibrary: async () => namespace,
  });
  Object.assign(window, {
    mapsRecord: () => ({
      maps: maps.map(({ options, calls }) => ({
        options: { maxZoom: options.maxZoom, zoom: options.zoom },
        calls,
      })),
      markers: markers.map(({ title, icon, position }) => ({ title, icon, position })),
      clusters: [...panes.children].map((each) => each.textContent ?? '').filter((text) => text !== ''),
    }),
    clickMarker: (title: string) => {
      const marker = markers.find((each) => each.title === title);
      if (typeof marker?.click === 'function') marker.click();
    },
  });
  if (typeof loaded === 'function') loaded();
}
