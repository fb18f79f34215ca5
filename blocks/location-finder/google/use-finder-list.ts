import { type RefObject, useEffect, useState } from 'react';
import { hear } from './finder-messages.ts';
import type { MapSpot } from './map-spot.ts';

/** How near one is taken to a single restaurant: the streets around it. */
const near = 15;

/** Follows what is pointed at and chosen in the list. Gives the restaurant to mark. */
export function useFinderList(
  panel: RefObject<HTMLElement | null>,
  map: google.maps.Map | undefined,
  spots: readonly MapSpot[],
  maxZoom: number,
): string | undefined {
  const [marked, setMarked] = useState<string>();
  useEffect(() => {
    const finder = panel.current?.closest('restaurant-finder');
    if (!finder) return;
    const unmark = hear(finder, 'finder-mark', setMarked);
    const unshow = hear(finder, 'finder-show', (place) => {
      const spot = spots.find((each) => each.place === place);
      if (!spot || !map) return;
      setMarked(place);
      map.panTo({ lat: spot.lat, lng: spot.lng });
      map.setZoom(Math.min(maxZoom, Math.max(map.getZoom() ?? near, near)));
      panel.current?.focus({ preventScroll: true });
    });
    return () => {
      unmark();
      unshow();
    };
  }, [panel, map, spots, maxZoom]);
  return marked;
}
