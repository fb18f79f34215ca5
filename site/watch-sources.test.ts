import { describe, expect, it } from 'vitest';
import { startedAnew } from './watch-sources.mjs';

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
    ['blocks/text/text.tsx', []],
    ['blocks/text/text.module.css', []],
    ['site/frame/footer/site-footer.tsx', []],
    ['renderer/read/read-page.test.ts', []],
  ])('of %s starts %j anew', (file, parts) => {
    expect(startedAnew(file)).toEqual(parts);
  });
});
