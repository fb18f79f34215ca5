import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders, partsToRestart } from './watch-sources.mjs';

describe('a change in development', () => {
  it.each([
    ['adapters/demo/content/pages/home.ts', ['service']],
    ['adapters/api-client/caller.ts', ['site']],
    ['adapters/clock.ts', ['service', 'site']],
    ['schemas/tiles/text/text.tile.ts', ['service', 'site', 'preview']],
    ['renderer/parse/read-page.ts', ['site']],
    ['site/pages/plan/plan-document.ts', ['site']],
    ['site/layout/browser/popup.ts', ['script', 'site']],
    ['blocks/_shared/ui/picture/picture.element.ts', ['script', 'site']],
    ['site/drafts/find-next-change.ts', ['site']],
    ['site/drafts/overlay/draft-bar.ts', ['script', 'site']],
    ['site/booking/journey/load-booking-state.ts', ['site']],
    ['blocks/text/text.tsx', []],
    ['blocks/text/text.module.css', []],
    ['site/layout/footer/site-footer.tsx', []],
    ['renderer/parse/read-page.test.ts', []],
  ])('of %s restarts %j', (file, parts) => {
    expect(partsToRestart(file)).toEqual(parts);
  });

  it('is watched in every folder of the site except those that Next.js and the tests read', () => {
    const all = readdirSync(join(import.meta.dirname, '../..'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `site/${name}`);
    expect(all.filter((folder) => !folders.includes(folder))).toEqual(['site/e2e', 'site/next', 'site/screenshots']);
  });
});
