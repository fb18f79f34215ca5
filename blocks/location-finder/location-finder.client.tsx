'use client';

import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { areEmbedsAllowed, watchConsent } from '../_shared/browser/embed-consent.ts';
import type { MapMarker } from './google/map-marker.ts';
import { readUnlistedPins } from './map/unlisted-pins.ts';

/** The library is large, so it is loaded only with consent. */
const GoogleMapPanel = lazy(async () => ({
  default: (await import('./google/google-map-panel.client.tsx')).GoogleMapPanel,
}));

interface LocationFinderIslandProps {
  readonly mapsKey: string;
  /** The maximum zoom level. */
  readonly maxZoom: number;
  readonly markers: readonly MapMarker[];
  /** The restaurants without a card, as `writeUnlistedPins` writes them. */
  readonly unlistedPins?: string | undefined;
  /** The place that was searched for. */
  readonly here: { readonly lat: number; readonly lng: number } | undefined;
}

const isAllowedOnServer = (): boolean => false;

/**
 * Google's map instead of the built-in one, while third-party content is allowed. Renders nothing until it has loaded
 * or if it fails; the built-in map stays.
 */
export function LocationFinderIsland({ markers: listed, unlistedPins, ...props }: LocationFinderIslandProps) {
  const isAllowed = useSyncExternalStore(watchConsent, areEmbedsAllowed, isAllowedOnServer);
  const [failed, setFailed] = useState(false);
  const markers = useMemo(
    () => [...listed, ...readUnlistedPins(unlistedPins ?? '').map((pin) => ({ ...pin, number: undefined }))],
    [listed, unlistedPins],
  );
  if (!isAllowed || failed) return null;
  return (
    <Suspense fallback={null}>
      <GoogleMapPanel {...props} markers={markers} onFail={() => setFailed(true)} />
    </Suspense>
  );
}
