import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineNextTables } from './next-tables.element.ts';

const fetched = vi.fn(async () => Response.json({ success: true, data: [] }));
let idle: (() => void)[] = [];
let readyState = 'loading';

beforeEach(() => {
  idle = [];
  readyState = 'loading';
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => (readyState === 'loading' ? 'loading' : 'complete'));
});
afterEach(() => void vi.unstubAllGlobals());

const element = (store: string) =>
  `<next-tables data-store="${store}" data-today="2026-11-21" data-covers="2"></next-tables>`;

/** Runs what waits for idle time, with the scripts that it loads. */
async function becomeIdle(): Promise<void> {
  for (const run of idle.splice(0)) run();
  await vi.dynamicImportSettled();
}

describe('the element of the next free times', () => {
  it('is not defined for visitors who save data [diner.next-tables]', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const define = vi.fn();
    vi.stubGlobal('customElements', { get: () => undefined, define });
    defineNextTables();
    expect(define).not.toHaveBeenCalled();
  });

  it('asks for all of a page at once, in idle time after the page has loaded [diner.next-tables]', async () => {
    defineNextTables();
    document.body.innerHTML = element('1') + element('2') + element('3');
    document.querySelector('[data-store="2"]')?.remove();
    expect(idle).toEqual([]);
    dispatchEvent(new Event('load'));
    expect(fetched).not.toHaveBeenCalled();
    await becomeIdle();
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledWith(
      '/api/booking/availability',
      expect.objectContaining({
        body: expect.stringContaining('[{"storeId":"1","miles":0},{"storeId":"3","miles":0}]'),
      }),
    );
  });

  it('asks again for elements that are added later [diner.next-tables]', async () => {
    defineNextTables();
    readyState = 'complete';
    document.body.innerHTML = element('4');
    await becomeIdle();
    expect(fetched).toHaveBeenCalledOnce();
  });
});
