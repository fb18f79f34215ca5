import { join } from 'node:path';

const stub = join(import.meta.dirname, '../render/wait-until-near-stub.ts');

/**
 * Loads a story’s islands immediately. On the site they load when they are near the viewport, and a hydrated page shows
 * the server's markup until then; a story is rendered in the browser only.
 */
export const eagerIslands = {
  name: 'catalogue-islands',
  enforce: 'pre',
  resolveId: (id: string) => (id.endsWith('/wait-until-near.ts') ? stub : undefined),
} as const;
