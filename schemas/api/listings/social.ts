import { z } from 'zod';
import { socialPost } from '#schemas/domain/social/social.ts';
import { defineEndpoint } from '../endpoint.ts';

export const socialEndpoints = {
  socialMedia: defineEndpoint({
    name: 'socialMedia',
    summary: 'Lists the newest pictures of the brand’s social account.',
    method: 'GET',
    path: '/api/social/insta/media',
    reply: z.object({ data: z.array(socialPost).max(100) }),
  }),
};
