import { storedList } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { socialEndpoints } from '#schemas/api/listings/social.ts';
import { listContents } from '../store/contents.ts';

export const socialRoutes = {
  socialMedia: route(socialEndpoints.socialMedia, async (_, { database }) =>
    storedList('data', await listContents(database, 'social')),
  ),
};
