import { route } from '#adapters/service/http/route.ts';
import { changeEndpoints } from '#schemas/api/content/changes.ts';
import { readCurrentSequence } from '../changes/changes.ts';

/** Milliseconds without changes after which a stream sends a comment, so that proxies do not close the connection. */
const heartbeatMs = 15_000;

export const changeRoutes = {
  changes: route(changeEndpoints.changes, async ({ query, signal, reply }, { database, feed }) => {
    if (query.since === undefined) return reply({ sequence: await readCurrentSequence(database), changes: [] });
    return reply(await feed.read(query.since, (query.wait ?? 0) * 1000, signal));
  }),
  changeStream: route(changeEndpoints.changeStream, async ({ query, signal }, { database, feed }) => ({
    kind: 'stream',
    async write(response) {
      let since = query.since ?? (await readCurrentSequence(database));
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
      response.write(`retry: 500\n: at ${since}\n\n`);
      while (!signal.aborted) {
        const { sequence, changes } = await feed.read(since, heartbeatMs, signal);
        const events = changes.map((change) => `id: ${change.sequence}\ndata: ${JSON.stringify(change)}\n\n`);
        response.write(events.length > 0 ? events.join('') : ': still here\n\n');
        since = sequence;
      }
      response.end();
    },
  })),
};
