import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { checkContrast } from './check-contrast.ts';

const page = {
  id: 'about',
  tiles: [
    { type: 'hero', key: 'top' },
    { type: 'text', key: 'words' },
  ],
};
const colours = { fgColor: '#777777', bgColor: '#888888', contrastRatio: 1.26, expectedContrastRatio: '4.5:1' };

/** A canvas whose page has the tile `words` and a text outside all tiles. axe finds both, each as often as stated. */
function showCanvas({ times = 1, isBusy = false, data = colours as object } = {}) {
  document.body.innerHTML = `<div class="canvas" aria-busy="${isBusy}"><div class="frame"><iframe></iframe></div></div>`;
  const frameDocument = document.implementation.createHTMLDocument();
  frameDocument.body.innerHTML =
    '<main><section class="tile" id="words"><p> Hardly visible </p></section></main><p>Outside</p>';
  const nodes = [...frameDocument.querySelectorAll('p')].flatMap((element) =>
    Array.from({ length: times }, () => ({ element, any: [{ data }] })),
  );
  const run = vi.fn(async (..._: unknown[]) => ({ violations: [{ nodes }] }));
  Object.defineProperties(frameDocument, {
    defaultView: { value: { axe: { run } } },
    readyState: { value: 'complete' },
  });
  const frame = document.querySelector('iframe');
  if (frame) Object.defineProperty(frame, 'contentDocument', { value: frameDocument });
  return { run, check: (signal = new AbortController().signal) => checkContrast(page, signal) };
}

describe('the contrast of the text in the canvas', () => {
  it('is measured in its tiles, and each place that is hard to read is found once [preview.errors]', async () => {
    const { run, check } = showCanvas({ times: 2 });
    const message = (text: string) =>
      `“${text}” is hard to read: its contrast is 1.26 to 1 (#777777 on #888888), and must be at least 4.5 to 1.`;
    expect(await check()).toEqual([
      {
        code: 'contrast-low',
        severity: 'warning',
        path: ['tiles', 1],
        tile: { key: 'words', type: 'text' },
        message: message('Hardly visible'),
        fixes: [],
      },
      { code: 'contrast-low', severity: 'warning', path: [], message: message('Outside'), fixes: [] },
    ]);
    expect(run.mock.calls).toEqual([
      [
        { include: [['main > .tile']] },
        {
          runOnly: { type: 'rule', values: ['color-contrast'] },
          elementRef: true,
          resultTypes: ['violations'],
        },
      ],
    ]);
  });

  it('is not reported where it could not be measured [preview.errors]', async () => {
    expect(await showCanvas({ data: {} }).check()).toEqual([]);
  });

  it('is unknown without a viewport, or when the check is no longer wanted [preview.errors]', async () => {
    const { check, run } = showCanvas();
    expect(await check(AbortSignal.abort())).toBeUndefined();
    document.body.replaceChildren();
    expect(await check()).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
  });

  it('is measured once the canvas shows the current page [preview.errors]', async () => {
    const { check, run } = showCanvas({ isBusy: true });
    const found = check();
    await nextTurn();
    expect(run).not.toHaveBeenCalled();
    document.querySelector('.canvas')?.setAttribute('aria-busy', 'false');
    expect(await found).toHaveLength(2);
  });
});
