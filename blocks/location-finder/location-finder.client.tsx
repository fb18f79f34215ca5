'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { mayEmbed, watchConsent } from '../_shared/consent/may-embed.ts';
import type { MapSpot } from './google/map-spot.ts';

/** The library is large, so it is loaded only with consent. */
const GoogleMapPanel = lazy(async () => ({
  default: (await import('./google/google-map-panel.client.tsx')).GoogleMapPanel,
}));

interface LocationFinderIslandProps {
  readonly mapsKey: string;
  /** The maximum zoom level. */
  readonly maxZoom: number;
  readonly spots: readonly MapSpot[];
  /** The place that was searched for. */
  readonly here: { readonly lat: number; readonly lng: number } | undefined;
}

const notOnServer = (): boolean => false;

/**
 * Google's map instead of the built-in one, while third-party content is allowed. Renders nothing until it has loaded
 * or if it fails; the built-in map stays.
 */
export function LocationFinderIsland(props: LocationFinderIslandProps) {
  const allowed = useSyncExternalStore(watchConsent, mayEmbed, notOnServer);
  const [failed, setFailed] = useState(false);
  if (!allowed || failed) return null;
  return (
    <Suspense fallback={null}>
      <GoogleMapPanel {...props} onFail={() => setFailed(true)} />
    </Suspense>
  );
}
