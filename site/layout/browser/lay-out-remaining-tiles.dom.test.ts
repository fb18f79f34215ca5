import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutRemainingTiles } from './lay-out-remaining-tiles.ts';

const idle: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  document.body.innerHTML = `<main class="page">${'<section class="tile"></section>'.repeat(10)}</main>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  idle.length = 0;
});

/** How many tiles are laid out after each idle callback. */
function countsWith(contentVisibility: string): number[] {
  vi.stubGlobal('getComputedStyle', () => ({ contentVisibility }));
  layOutRemainingTiles();
  const counts: number[] = [];
  for (let run = idle.shift(); run; run = idle.shift()) {
    run();
    counts.push(document.querySelectorAll('[data-laid-out]').length);
  }
  return counts;
}

describe('laying out tiles below the first screen', () => {
  it('does so a few at a time, each time the browser is idle [scale.render]', () => {
    expect(countsWith('auto')).toEqual([4, 8, 10]);
  });

  it('has no work left where other styles lay out all tiles [editor.canvas]', () => {
    expect(countsWith('visible')).toEqual([10]);
  });
});
