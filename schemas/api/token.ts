import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const tokenEndpoints = {
  token: defineEndpoint({
    name: 'token',
    summary: 'Gives an anonymous visitor’s token. With clearCache a token kept in between is not used again.',
    method: 'POST',
    path: '/api/token',
    access: 'open',
    body: z.object({ clearCache: z.boolean().optional() }).optional(),
    reply: z.object({ accessToken: z.string().min(16).max(4096) }),
  }),
};
