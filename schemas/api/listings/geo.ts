import { z } from 'zod';
import { number } from '#schemas/content/field/field.ts';
import { defineEndpoint } from '../endpoint.ts';
import { geoPlace, placeQuery } from '../wire.ts';

export const geoEndpoints = {
  geoSearch: defineEndpoint({
    name: 'geoSearch',
    summary:
      'Finds places and postcode areas that match the text, the best match first. The list is empty if there is no match.',
    method: 'GET',
    path: '/api/geo/search/{query}',
    params: z.object({ query: placeQuery }),
    reply: z.object({ results: z.array(geoPlace).max(20) }),
  }),
  geoNearest: defineEndpoint({
    name: 'geoNearest',
    summary: 'Finds the known places nearest to a point, the nearest first.',
    method: 'GET',
    path: '/api/geo/search/lat/{lat}/lng/{lng}',
    params: z.object({
      lat: number('Latitude', 'Degrees north.', { min: -90, max: 90 }),
      lng: number('Longitude', 'Degrees east.', { min: -180, max: 180 }),
    }),
    reply: z.object({ results: z.array(geoPlace).max(20) }),
  }),
};
