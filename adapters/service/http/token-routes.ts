import { tokenEndpoints } from '#schemas/api/token.ts';
import { route } from './route.ts';
import { issueToken } from './tokens.ts';

/** Every request gets a new token, so `clearCache` has nothing to clear. */
export const tokenRoutes = {
  token: route(tokenEndpoints.token, async ({ reply }, { database, clock }) =>
    reply({ accessToken: await issueToken(database, clock.now()) }),
  ),
};
