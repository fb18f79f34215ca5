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
    reply: z.object({ accessToken: z.string().min(16).max(4096) }),
  }),
};
