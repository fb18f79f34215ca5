'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { mayEmbed, watchConsent } from '../_shared/consent/may-embed.ts';
import type { MapSpot } from './google/map-spot.ts';

/** The library is large: it is fetched only for those who allowed it. */
const GoogleMapPanel = lazy(async () => ({
  default: (await import('./google/google-map-panel.client.tsx')).GoogleMapPanel,
}));

interface LocationFinderIslandProps {
  readonly mapsKey: string;
  /** How close one may go. */
  readonly maxZoom: number;
  readonly spots: readonly MapSpot[];
  /** The place that was looked for. */
  readonly here: { readonly lat: number; readonly lng: number } | undefined;
}

const notOnServer = (): boolean => false;

/**
 * Google's map in the place of the finder's own, while content of other sites is allowed. Until it is there, and when it
 * fails, it is nothing, and the finder's own map stays.
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
