import { z } from 'zod';
import { socialPost } from '../social/social.ts';
import { defineEndpoint } from './endpoint.ts';

export const socialEndpoints = {
  socialMedia: defineEndpoint({
    name: 'socialMedia',
    summary: 'The newest pictures of the brand’s social account.',
    method: 'GET',
    path: '/api/social/insta/media',
    reply: z.object({ data: z.array(socialPost).max(100) }),
  }),
};
