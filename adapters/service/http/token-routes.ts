import { tokenEndpoints } from '#schemas/api/token.ts';
import { route } from './route.ts';
import { issueToken } from './tokens.ts';

/** Every request gets a token of its own, so that there is none kept in between for clearCache to clear. */
export const tokenRoutes = {
  token: route(tokenEndpoints.token, async ({ reply }, { database, clock }) =>
    reply({ accessToken: await issueToken(database, clock.now()) }),
  ),
};
