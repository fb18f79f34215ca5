import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLayout, openPanel, resetLayout, useLayout } from './editor-layout.ts';
import { PanelButton } from './panel-button.tsx';
import { PanelEdge } from './panel-edge.tsx';

const stored = () => JSON.parse(localStorage.getItem('editor-layout') ?? '{}');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #measure: () => void;
      constructor(measure: () => void) {
        this.#measure = measure;
      }
      observe() {
        this.#measure();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 800));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  resetLayout();
});

function show(panel: 'plan' | 'form') {
  render(
    <>
      <div id="panel" />
      <PanelEdge panel={panel} controls="panel" label="Width" />
      <PanelButton panel={panel} controls="panel" label="Panel" />
    </>,
  );
  return { edge: screen.getByRole('separator', { hidden: true }), button: screen.getByRole('button') };
}

describe('a panel beside the canvas [editor.canvas]', () => {
  it.each([
    ['plan', 'ArrowRight', 316],
    ['plan', 'ArrowLeft', 284],
    ['form', 'ArrowRight', 284],
    ['form', 'ArrowLeft', 316],
    ['form', 'Home', 260],
    ['plan', 'End', 480],
  ] as const)('%s gets the width for %s: %d pixels', (panel, key, width) => {
    const { edge } = show(panel);
    expect(edge.getAttribute('aria-valuenow')).toBe('300');
    fireEvent.keyDown(edge, { key });
    expect(stored()[panel].width).toBe(width);
  });

  it('follows the pointer within its bounds, until the button is released; a double click resets it', () => {
    const { edge } = show('plan');
    edge.setPointerCapture = () => undefined;
    fireEvent.pointerDown(edge, { clientX: 300, pointerId: 1 });
    fireEvent.pointerMove(edge, { clientX: 340 });
    expect(stored().plan.width).toBe(340);
    fireEvent.pointerMove(edge, { clientX: 2000 });
    fireEvent.pointerUp(edge);
    fireEvent.pointerMove(edge, { clientX: 310 });
    expect(stored().plan.width).toBe(480);
    fireEvent.doubleClick(edge);
    expect(stored().plan.width).toBeUndefined();
  });

  it.each([
    ['plan', 180, 480],
    ['form', 260, 720],
  ] as const)('%s is as wide as %d to %d pixels, which its edge says', (panel, min, max) => {
    const { edge, button } = show(panel);
    const read = (name: string) => edge.getAttribute(`aria-${name}`);
    expect(['valuemin', 'valuemax', 'orientation', 'controls', 'label'].map(read)).toEqual([
      `${min}`,
      `${max}`,
      'vertical',
      'panel',
      'Width',
    ]);
    expect([button.getAttribute('aria-controls'), button.getAttribute('aria-label')]).toEqual(['panel', 'Panel']);
    for (const [key, width] of [
      ['Home', min],
      ['End', max],
    ] as const) {
      expect(fireEvent.keyDown(edge, { key })).toBe(false);
      expect(stored()[panel].width).toBe(width);
    }
  });

  it('leaves other keys, presses and selection to the browser', () => {
    const { edge } = show('plan');
    expect(fireEvent.keyDown(edge, { key: 'ArrowUp' })).toBe(true);
    fireEvent.pointerMove(edge, { clientX: 340 });
    expect(stored()).toEqual({});
    expect(fireEvent.mouseDown(edge)).toBe(false);
  });

  it('is dragged no further when the browser takes the pointer', () => {
    const { edge } = show('form');
    edge.setPointerCapture = () => undefined;
    fireEvent.pointerDown(edge, { clientX: 900, pointerId: 1 });
    expect(document.activeElement).toBe(edge);
    fireEvent.pointerMove(edge, { clientX: 860 });
    fireEvent.pointerCancel(edge);
    fireEvent.pointerMove(edge, { clientX: 800 });
    expect(stored().form.width).toBe(340);
  });

  it('is closed by its button, remembered, and opened when its content gets the focus', () => {
    const { edge, button } = show('form');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button);
    expect([button.getAttribute('aria-expanded'), edge.hidden, stored().form.isOpen]).toEqual(['false', true, false]);
    act(() => openPanel('form'));
    expect([button.getAttribute('aria-expanded'), stored().form.isOpen]).toEqual(['true', true]);
  });
});

describe('the stored layout [editor.canvas]', () => {
  const Shown = () => <output>{JSON.stringify(useLayout())}</output>;
  const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

  it.each([
    ['nothing', null],
    ['no JSON', 'x'],
    ['another shape', '{"zoom":"big","viewports":7,"plan":{"isOpen":3,"width":9000},"form":[]}'],
  ])('is the default for %s', (_, value) => {
    if (value !== null) localStorage.setItem('editor-layout', value);
    resetLayout();
    render(<Shown />);
    expect(shown()).toEqual({
      plan: { isOpen: true },
      form: { isOpen: true },
      viewport: '1280',
      viewports: ['360', '1280'],
      isStripOpen: true,
      zoom: 0,
      itemPreview: { isOpen: true, viewport: '360' },
    });
  });

  it('is used without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    render(<Shown />);
    act(() => changeLayout({ zoom: 1 }));
    expect(shown().zoom).toBe(1);
  });
});
