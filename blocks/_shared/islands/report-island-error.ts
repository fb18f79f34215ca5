import type { IslandError } from '#schemas/api/island-error.ts';

export const islandErrorPath = '/api/island-errors';

/** Tells the operator, through the site's own log, that an island lost its script. What cannot be sent is given up. */
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
