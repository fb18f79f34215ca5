import { z } from 'zod';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { openApi } from '#schemas/api/open-api.ts';
import { stored } from './response.ts';
import { route } from './route.ts';

const description = defineEndpoint({
  name: 'description',
  summary: 'This API as an OpenAPI document.',
  method: 'GET',
  path: '/',
  access: 'open',
  reply: z.unknown(),
});

const text = JSON.stringify(openApi(Object.values(endpoints)));

/** Serves the OpenAPI document at the root. */
export const openApiRoute = route(description, async () => stored(text));
