import { z } from 'zod';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { stored } from '../http/response.ts';
import { route } from '../http/route.ts';

const description = defineEndpoint({
  name: 'description',
  summary: 'This API as an OpenAPI document.',
  method: 'GET',
  path: '/',
  access: 'open',
  reply: z.unknown(),
});

let text: Promise<string> | undefined;

/** The examples are part of the demo chain, which a service with content of its own does not load otherwise. */
async function describeApi(): Promise<string> {
  const { createOpenApiDocument } = await import('./create-open-api-document.ts');
  return JSON.stringify(createOpenApiDocument());
}

/** Serves the OpenAPI document at the root. */
export const openApiRoute = route(description, async () => {
  text ??= describeApi();
  return stored(await text);
});
