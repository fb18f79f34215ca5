import { z } from 'zod';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { openApi } from '#schemas/api/open-api.ts';
import { stored } from './response.ts';
import { route } from './route.ts';
import { routes } from './routes.ts';

const description = defineEndpoint({
  name: 'description',
  summary: 'This API as an OpenAPI document.',
  method: 'GET',
  path: '/',
  access: 'open',
  reply: z.unknown(),
});

const missing = new Set(Object.values(routes).flatMap((one) => (one.implemented ? [] : [one.endpoint.name])));
const text = JSON.stringify(openApi(Object.values(endpoints), { notImplemented: missing }));

/** Serves the OpenAPI document at the root. */
export const openApiRoute = route(description, async () => stored(text));
