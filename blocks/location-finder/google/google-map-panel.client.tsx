'use client';

import { GoogleMap, MarkerClustererF, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from '../map-panel.module.css';
import { dispatchFinderEvent } from './finder-events.ts';
import type { MapMarker } from './map-marker.ts';
import { readMarkerStyles } from './marker-styles.ts';
import { useBuiltInMapHidden } from './use-built-in-map-hidden.ts';
import { useFinderList } from './use-finder-list.ts';

interface GoogleMapPanelProps {
  readonly mapsKey: string;
  readonly maxZoom: number;
  readonly markers: readonly MapMarker[];
  readonly here: { readonly lat: number; readonly lng: number } | undefined;
  /** Called if Google's script cannot be loaded or rejects the key. */
  readonly onFail: () => void;
}

/** Defined outside the component: the loader throws if it is called with another array. */
const libraries: ['core', 'maps', 'marker'] = ['core', 'maps', 'marker'];

/** Fills the panel. Set by script, so that sites without this map have no rule for it in their style sheets. */
const fillParent = { position: 'absolute', inset: 0 } as const;

/** Loads Google's script, then shows its map instead of the built-in one. */
export function GoogleMapPanel({ mapsKey, onFail, ...mapProps }: GoogleMapPanelProps) {
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
    // Google calls this global function if it rejects a key. Source: its guide “Error messages”.
    Reflect.set(window, 'gm_authFailure', onFail);
    return () => {
      Reflect.deleteProperty(window, 'gm_authFailure');
    };
  }, [onFail]);
  return isLoaded ? <RestaurantsMap {...mapProps} /> : null;
}

function RestaurantsMap({ maxZoom, markers, here }: Pick<GoogleMapPanelProps, 'maxZoom' | 'markers' | 'here'>) {
  const panel = useRef<HTMLElement>(null);
  const [map, setMap] = useState<google.maps.Map>();
  const markedPlace = useFinderList(panel, map, markers, maxZoom);
  useBuiltInMapHidden(panel);
  // The library passes every new object to Google again, so these are memoized.
  const markerStyles = useMemo(() => readMarkerStyles(), []);
  const options = useMemo(() => ({ ...mapOptions, maxZoom }), [maxZoom]);
  const clusters = useMemo(
    () => ({ ...markerStyles.clusters, maxZoom: maxClusterZoom(maxZoom) }),
    [markerStyles, maxZoom],
  );

  const handleLoad = (loadedMap: google.maps.Map): void => {
    const bounds = new google.maps.LatLngBounds();
    for (const { lat, lng } of here ? [...markers, here] : markers) bounds.extend({ lat, lng });
    loadedMap.fitBounds(bounds, 48);
    setMap(loadedMap);
  };
  const choose = (place: string): void => {
    const finder = panel.current?.closest('restaurant-finder');
    if (finder) dispatchFinderEvent(finder, 'finder-choose', place);
  };
  return (
    <section ref={panel} className={styles.map} aria-label="Map of the restaurants" tabIndex={-1} data-google-map="">
      <GoogleMap mapContainerStyle={fillParent} options={options} onLoad={handleLoad}>
        <MarkerClustererF options={clusters}>
          {(clusterer) => (
            <>
              {markers.map(({ place, title, lat, lng, number }) => (
                <MarkerF
                  key={place}
                  clusterer={clusterer}
                  position={{ lat, lng }}
                  title={title}
                  icon={place === markedPlace ? markerStyles.chosen : markerStyles.pin}
                  {...(number !== undefined && { label: { text: String(number), color: markerStyles.ink } })}
                  zIndex={place === markedPlace ? 2 : 1}
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

const mapOptions = { gestureHandling: 'cooperative', streetViewControl: false, mapTypeControl: false };

/** The highest zoom with clusters. Beyond it each restaurant can be chosen. */
const maxClusterZoom = (maxZoom: number): number => maxZoom - 4;
