import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const tokenEndpoints = {
  token: defineEndpoint({
    name: 'token',
    summary: 'Issues a token for an anonymous visitor. With clearCache, a cached token is not reused.',
    method: 'POST',
    path: '/api/token',
    access: 'open',
    body: z.object({ clearCache: z.boolean().optional() }).optional(),
    // Any value of a header. Source: RFC 9110, section 5.5.
    reply: z.object({
      accessToken: z
        .string()
        .trim()
        .regex(/^[\x20-\x7e]+$/, 'must be printable ASCII')
        .max(4096),
    }),
  }),
};
