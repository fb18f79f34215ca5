import { route } from '#adapters/service/http/route.ts';
import { geoEndpoints } from '#schemas/api/listings/geo.ts';
import { nearestPlaces } from '../gazetteer/nearest-places.ts';
import { searchPlaces } from '../gazetteer/search-places.ts';
import { listPlaces } from '../store/places.ts';

export const geoRoutes = {
  geoSearch: route(geoEndpoints.geoSearch, async ({ params, reply }, { database }) =>
    reply({ results: searchPlaces(await listPlaces(database), params.query) }),
  ),
  geoNearest: route(geoEndpoints.geoNearest, async ({ params, reply }, { database }) =>
    reply({ results: nearestPlaces(await listPlaces(database), params) }),
  ),
};
