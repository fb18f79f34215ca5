import { socialEndpoints } from '#schemas/api/social.ts';
import { storedList } from '../http/answer.ts';
import { route } from '../http/route.ts';
import { listContents } from '../store/contents.ts';

export const socialRoutes = {
  socialMedia: route(socialEndpoints.socialMedia, async (_, { database }) =>
    storedList('data', await listContents(database, 'social')),
  ),
};
