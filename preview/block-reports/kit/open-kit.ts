import type { Browser } from '@playwright/test';
import { openBrowser } from '#preview/visual/serve/open-browser.ts';
import { seededBlocks, validBlock } from '../seeded-blocks.ts';
import { buildKit, type Kit } from './build-kit.ts';
import { type ServedKit, serveKit } from './serve-kit.ts';

export interface OpenKit {
  readonly browser: Browser;
  readonly served: ServedKit;
  readonly kit: Kit;
  close(): Promise<void>;
}

/** Builds and serves the examples and the seeded blocks, and starts a browser. */
export async function openKit(): Promise<OpenKit> {
  const kit = await buildKit();
  const seeded = new Map(seededBlocks.map(({ example, markup }) => [`seeded--${example}`, markup]));
  const served = await serveKit(kit.assets, async (id) =>
    id === 'seeded--sound' ? validBlock : (seeded.get(id) ?? kit.render(id)),
  );
  const browser = await openBrowser();
  return {
    browser,
    served,
    kit,
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
