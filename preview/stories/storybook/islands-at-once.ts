import { join } from 'node:path';

const atOnce = join(import.meta.dirname, '../render/near-at-once.ts');

/**
 * Loads a story’s islands immediately. On the site they load when they are near the viewport, and a hydrated page shows
 * the server's markup until then; a story is rendered in the browser only.
 */
export const islandsAtOnce = {
  name: 'catalogue-islands',
  enforce: 'pre',
  resolveId: (id: string) => (id.endsWith('/when-near.ts') ? atOnce : undefined),
} as const;
