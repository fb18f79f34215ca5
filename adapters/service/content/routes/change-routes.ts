import { route } from '#adapters/service/http/route.ts';
import { changeEndpoints } from '#schemas/api/content/changes.ts';
import { readCurrentSequence } from '../changes/changes.ts';

export const changeRoutes = {
  changes: route(changeEndpoints.changes, async ({ query, signal, reply }, { database, feed }) => {
    if (query.since === undefined) return reply({ sequence: await readCurrentSequence(database), changes: [] });
    return reply(await feed.read(query.since, (query.wait ?? 0) * 1000, signal));
  }),
};
