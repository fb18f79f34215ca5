import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folders, startedAnew } from './watch-sources.mjs';

describe('a change while developing', () => {
  it.each([
    ['adapters/service/demo/pages/home.ts', ['service']],
    ['adapters/api/caller.ts', ['site']],
    ['adapters/clock.ts', ['service', 'site']],
    ['schemas/text/text.tile.ts', ['service', 'site', 'preview']],
    ['renderer/read/read-page.ts', ['site']],
    ['site/documents/plan-document.ts', ['site']],
    ['site/frame/behaviour/popup.ts', ['script', 'site']],
    ['blocks/_shared/picture/picture.element.ts', ['script', 'site']],
    ['site/draft/next-change.ts', ['site']],
    ['site/draft/overlay/draft-bar.ts', ['script', 'site']],
    ['site/booking/begin-visit.ts', ['site']],
    ['blocks/text/text.tsx', []],
    ['blocks/text/text.module.css', []],
    ['site/frame/footer/site-footer.tsx', []],
    ['renderer/read/read-page.test.ts', []],
  ])('of %s starts %j anew', (file, parts) => {
    expect(startedAnew(file)).toEqual(parts);
  });

  it('is watched for in every folder of the site but those that the framework and the tests read', () => {
    const all = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `site/${name}`);
    expect(all.filter((folder) => !folders.includes(folder))).toEqual(['site/app', 'site/e2e', 'site/pictures']);
  });
});
