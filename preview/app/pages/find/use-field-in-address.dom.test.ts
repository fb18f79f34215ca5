import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFieldInAddress } from './use-field-in-address.ts';

/** Work that waits for the next frame. */
let frames = new Map<number, () => void>();
beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    last += 1;
    frames.set(last, work);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const nextFrame = () => {
  const [id, work] = [...frames][0] ?? [];
  if (id !== undefined) frames.delete(id);
  work?.();
};

function open(address: string) {
  history.replaceState(null, '', address);
  const goTo = vi.fn();
  const { unmount } = renderHook(() => useFieldInAddress(goTo));
  return { goTo, unmount };
}
const addField = (path: string) => {
  document.body.appendChild(document.createElement('div')).dataset.path = path;
};

describe('a field in the address', () => {
  it('is opened once its form is rendered [editor.find]', () => {
    const { goTo } = open('/pages/about?field=links[0].linkUrl');
    nextFrame();
    addField('links[1].linkUrl');
    nextFrame();
    expect(goTo).not.toHaveBeenCalled();
    addField('links[0].linkUrl');
    nextFrame();
    expect(goTo.mock.calls).toEqual([[['links', 0, 'linkUrl']]]);
    expect(frames.size).toBe(0);
  });

  it('is opened as far as possible if it is not rendered within 240 frames [editor.find]', () => {
    const { goTo } = open('/pages/about?field=gone');
    for (let frame = 1; frame < 240; frame += 1) nextFrame();
    expect(goTo).not.toHaveBeenCalled();
    nextFrame();
    expect([goTo.mock.calls, frames.size]).toEqual([[[['gone']]], 0]);
  });

  it('is no longer looked for when the editor is closed, and never where there is none [editor.find]', () => {
    const { unmount } = open('/pages/about?field=gone');
    expect(frames.size).toBe(1);
    unmount();
    expect(frames.size).toBe(0);
    open('/pages/about');
    expect(frames.size).toBe(0);
  });
});
