import { type RefObject, useEffect, useState } from 'react';
import { listenToFinderEvent } from './finder-events.ts';
import type { MapMarker } from './map-marker.ts';

/** The zoom level for a single restaurant: its surrounding streets. */
const streetZoom = 15;

/** Follows hovering, focus and choices in the list. Returns the restaurant to mark. */
export function useFinderList(
  panel: RefObject<HTMLElement | null>,
  map: google.maps.Map | undefined,
  markers: readonly MapMarker[],
  maxZoom: number,
): string | undefined {
  const [markedPlace, setMarkedPlace] = useState<string>();
  useEffect(() => {
    const finder = panel.current?.closest('restaurant-finder');
    if (!finder) return;
    const stopMark = listenToFinderEvent(finder, 'finder-mark', setMarkedPlace);
    const stopShow = listenToFinderEvent(finder, 'finder-show', (place) => {
      const marker = markers.find((each) => each.place === place);
      if (!marker || !map) return;
      setMarkedPlace(place);
      map.panTo({ lat: marker.lat, lng: marker.lng });
      map.setZoom(Math.min(maxZoom, Math.max(map.getZoom() ?? streetZoom, streetZoom)));
      panel.current?.focus({ preventScroll: true });
    });
    return () => {
      stopMark();
      stopShow();
    };
  }, [panel, map, markers, maxZoom]);
  return markedPlace;
}
