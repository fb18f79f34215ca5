import { join } from 'node:path';

const atOnce = join(import.meta.dirname, '../render/near-at-once.ts');

/**
 * Makes a story’s islands come at once. On the site they wait until they are near the screen, which a hydrated page
 * can tell by what the server drew; a story is drawn in the browser alone.
 */
export const islandsAtOnce = {
  name: 'catalogue-islands',
  enforce: 'pre',
  resolveId: (id: string) => (id.endsWith('/when-near.ts') ? atOnce : undefined),
} as const;
