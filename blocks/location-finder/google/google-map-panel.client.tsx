'use client';

import { GoogleMap, MarkerClustererF, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from '../map-panel.module.css';
import { say } from './finder-messages.ts';
import type { MapSpot } from './map-spot.ts';
import { readMarkerStyles } from './marker-styles.ts';
import { useFinderList } from './use-finder-list.ts';
import { useOwnMapHidden } from './use-own-map-hidden.ts';

interface GoogleMapPanelProps {
  readonly mapsKey: string;
  readonly maxZoom: number;
  readonly spots: readonly MapSpot[];
  readonly here: { readonly lat: number; readonly lng: number } | undefined;
  /** Google's script did not come, or refuses the key. */
  readonly onFail: () => void;
}

/** Outside the component: the loader refuses to be called with another list. */
const libraries: ['core', 'maps', 'marker'] = ['core', 'maps', 'marker'];

/** Fills the panel. Written by script, which needs no rule in the style sheet of sites without this map. */
const whole = { position: 'absolute', inset: 0 } as const;

/** Loads Google's script, then shows its map in the place of the finder's own. */
export function GoogleMapPanel({ mapsKey, onFail, ...shown }: GoogleMapPanelProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: mapsKey,
    language: 'en-GB',
    region: 'GB',
    libraries,
  });
  useEffect(() => {
    if (loadError) onFail();
  }, [loadError, onFail]);
  useEffect(() => {
    // Google calls this by its name when it refuses a key. Source: its guide “Error messages”.
    Reflect.set(window, 'gm_authFailure', onFail);
    return () => {
      Reflect.deleteProperty(window, 'gm_authFailure');
    };
  }, [onFail]);
  return isLoaded ? <RestaurantsMap {...shown} /> : null;
}

function RestaurantsMap({ maxZoom, spots, here }: Pick<GoogleMapPanelProps, 'maxZoom' | 'spots' | 'here'>) {
  const panel = useRef<HTMLElement>(null);
  const [map, setMap] = useState<google.maps.Map>();
  const marked = useFinderList(panel, map, spots, maxZoom);
  useOwnMapHidden(panel);
  // The library hands anything that is new to Google again.
  const markerStyles = useMemo(() => readMarkerStyles(), []);
  const options = useMemo(() => ({ ...plain, maxZoom }), [maxZoom]);
  const clusters = useMemo(
    () => ({ ...markerStyles.clusters, maxZoom: clusteredTo(maxZoom) }),
    [markerStyles, maxZoom],
  );

  const start = (made: google.maps.Map): void => {
    const bounds = new google.maps.LatLngBounds();
    for (const { lat, lng } of here ? [...spots, here] : spots) bounds.extend({ lat, lng });
    made.fitBounds(bounds, 48);
    setMap(made);
  };
  const choose = (place: string): void => {
    const finder = panel.current?.closest('restaurant-finder');
    if (finder) say(finder, 'finder-choose', place);
  };
  return (
    <section ref={panel} className={styles.map} aria-label="Map of the restaurants" tabIndex={-1} data-google-map="">
      <GoogleMap mapContainerStyle={whole} options={options} onLoad={start}>
        <MarkerClustererF options={clusters}>
          {(clusterer) => (
            <>
              {spots.map(({ place, title, lat, lng, number }) => (
                <MarkerF
                  key={place}
                  clusterer={clusterer}
                  position={{ lat, lng }}
                  title={title}
                  icon={place === marked ? markerStyles.chosen : markerStyles.pin}
                  {...(number !== undefined && { label: { text: String(number), color: markerStyles.ink } })}
                  zIndex={place === marked ? 2 : 1}
                  onClick={() => choose(place)}
                />
              ))}
            </>
          )}
        </MarkerClustererF>
        {here && <MarkerF position={here} icon={markerStyles.here} clickable={false} />}
      </GoogleMap>
    </section>
  );
}

const plain = { gestureHandling: 'cooperative', streetViewControl: false, mapTypeControl: false };

/** The closest at which restaurants are put together: nearer, each can be chosen. */
const clusteredTo = (maxZoom: number): number => maxZoom - 4;
