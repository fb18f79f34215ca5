import type { IslandError } from '#schemas/api/island-error.ts';

export const islandErrorPath = '/api/island-errors';

/** Reports to the site's log that an island failed. A report that cannot be sent is dropped. */
export function reportIslandError(island: string, error: unknown): void {
  const report: IslandError = {
    island,
    message: String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(0, 300),
    path: location.pathname.slice(0, 200),
  };
  void fetch(islandErrorPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
