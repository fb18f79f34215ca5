import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followButtons, followKeys, followPins } from './follow-controls.ts';
import { followPointers, type MovedMap } from './follow-pointers.ts';
import { createGlide } from './glide.ts';
import type { Pin } from './render-pins.ts';
import type { View } from './view.ts';

/** A part of the page with what encloses it, by selector. */
class FakePart extends EventTarget {
  readonly dataset: Record<string, string | undefined> = {};
  readonly captured: number[] = [];
  readonly around: Readonly<Record<string, object>>;
  constructor(around: Readonly<Record<string, object>> = {}) {
    super();
    this.around = around;
  }
  closest(selector: string): object | null {
    return this.around[selector] ?? null;
  }
  getBoundingClientRect() {
    return { left: 100, top: 50 };
  }
  setPointerCapture(id: number): void {
    this.captured.push(id);
  }
}

beforeEach(() => void vi.stubGlobal('Element', FakePart));
afterEach(() => void vi.unstubAllGlobals());

/** A map of 600 by 400 pixels, a pixel for each unit, that starts at (0, 0). */
function setUp(follow: (root: HTMLElement, map: MovedMap) => void, start: View = { x: 0, y: 0, zoom: 0 }) {
  const root = new FakePart();
  let view = start;
  const went: (readonly [View, string])[] = [];
  // The fake stands in for the element, of which following uses no more.
  follow(Object(root), {
    view: () => view,
    size: () => ({ width: 600, height: 400 }),
    go: (next, by = 'step') => {
      view = next;
      went.push([next, by]);
    },
  });
  /** Whether the browser’s own reaction was prevented. */
  const dispatch = (type: string, more: object, target: unknown = root): boolean => {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    Object.defineProperty(event, 'target', { value: target });
    return !root.dispatchEvent(event);
  };
  return { root, went, dispatch };
}

describe('the buttons of the map [finder.map]', () => {
  const whole = vi.fn();
  const press = (name: string | undefined) => {
    const { went, dispatch } = setUp((root, map) => followButtons(root, map, whole));
    dispatch('click', {}, new FakePart({ '[data-map-button]': { dataset: { mapButton: name } } }));
    return went;
  };

  it('go nearer and farther by a step, around the middle, or show all', () => {
    expect(press('in')).toEqual([[{ x: 0, y: 0, zoom: 1 }, 'step']]);
    expect(press('out')).toEqual([[{ x: 0, y: 0, zoom: -1 }, 'step']]);
    expect(whole).not.toHaveBeenCalled();
    expect(press('all')).toEqual([]);
    expect(whole).toHaveBeenCalledOnce();
  });

  it('are the only parts that do', () => {
    expect(press(undefined)).toEqual([]);
    const { went, dispatch } = setUp((root, map) => followButtons(root, map, whole));
    dispatch('click', {}, new FakePart());
    dispatch('click', {}, null);
    expect(went).toEqual([]);
  });
});

describe('a click on a pin [finder.map-list]', () => {
  const pin = (place: string, x: number): Pin => ({ place, title: place, card: place, number: '', x, y: 0 });
  const pins = [pin('a', 0), pin('b', 40), pin('c', 5000)];
  const click = (places: string | undefined, zoom = 0) => {
    const chosen: string[] = [];
    const { went, dispatch } = setUp((root, map) => followPins(root, map, pins, (place) => chosen.push(place)), {
      x: 9,
      y: 9,
      zoom,
    });
    const around = places === undefined ? {} : { '[data-places]': { dataset: { places } } };
    return { isPrevented: dispatch('click', {}, new FakePart(around)), chosen, went };
  };

  it('chooses its restaurant instead of leading to its card', () => {
    expect(click('b')).toEqual({ isPrevented: true, chosen: ['b'], went: [] });
  });

  it('of several goes nearer, until they part', () => {
    const { isPrevented, chosen, went } = click('a b');
    expect([isPrevented, chosen]).toEqual([true, []]);
    expect(went).toEqual([[{ x: 20, y: 0, zoom: 2.5 }, 'step']]);
    expect(click('a b', 3).went).toEqual([[{ x: 20, y: 0, zoom: 4 }, 'step']]);
    expect(click('a b', 4.5).went).toEqual([[{ x: 20, y: 0, zoom: 5 }, 'step']]);
  });

  it('of several at one spot chooses the first where one cannot go nearer', () => {
    expect(click('a b', 5)).toEqual({ isPrevented: true, chosen: ['a'], went: [] });
  });

  it('beside all pins is none', () => {
    expect(click(undefined)).toEqual({ isPrevented: false, chosen: [], went: [] });
  });
});

describe('the keys of the map [finder.map]', () => {
  const press = (key: string, more: object = {}) => {
    const { went, dispatch } = setUp(followKeys, { x: 0, y: 0, zoom: 1 });
    const isPrevented = dispatch('keydown', { key, ctrlKey: false, metaKey: false, altKey: false, ...more });
    return [isPrevented, ...went.map(([view]) => view)];
  };

  it.each([
    ['ArrowLeft', { x: -45, y: 0, zoom: 1 }],
    ['ArrowRight', { x: 45, y: 0, zoom: 1 }],
    ['ArrowUp', { x: 0, y: -45, zoom: 1 }],
    ['ArrowDown', { x: 0, y: 45, zoom: 1 }],
    ['+', { x: 0, y: 0, zoom: 2 }],
    ['=', { x: 0, y: 0, zoom: 2 }],
    ['-', { x: 0, y: 0, zoom: 0 }],
  ])('move it by 90 pixels, or a step nearer or farther: %s', (key, view) => {
    expect(press(key)).toEqual([true, view]);
  });

  it.each([
    ['Tab', {}],
    ['a', {}],
    ['ArrowUp', { ctrlKey: true }],
    ['+', { metaKey: true }],
    ['ArrowLeft', { altKey: true }],
  ])('are left to the browser where they are none of the map: %s %o', (key, more = {}) => {
    expect(press(key, more)).toEqual([false]);
  });
});

describe('a pointer on the map [finder.map]', () => {
  const at = (clientX: number, clientY: number, more: object = {}) => ({
    clientX,
    clientY,
    button: 0,
    isPrimary: true,
    pointerId: 7,
    ...more,
  });

  it('drags it along, once it has gone more than five pixels', () => {
    const { root, went, dispatch } = setUp(followPointers, { x: 0, y: 0, zoom: 1 });
    dispatch('pointerdown', at(400, 250));
    expect(root.captured).toEqual([7]);
    dispatch('pointermove', at(403, 254));
    expect([went, root.dataset.moving]).toEqual([[], undefined]);
    dispatch('pointermove', at(420, 270));
    expect(went).toEqual([[{ x: -10, y: -10, zoom: 1 }, 'jump']]);
    expect(root.dataset.moving).toBe('');
    dispatch('pointermove', at(410, 270));
    expect(went.at(-1)).toEqual([{ x: -5, y: -10, zoom: 1 }, 'jump']);
    dispatch('pointerup', at(410, 270));
    expect([went.length, root.dataset.moving]).toEqual([2, undefined]);
    dispatch('pointermove', at(500, 300));
    expect(went).toHaveLength(2);
  });

  it('that clicks takes the spot to the middle, and does not when it is cancelled', () => {
    const { went, dispatch } = setUp(followPointers);
    dispatch('pointerdown', at(500, 300));
    dispatch('pointercancel', at(500, 300));
    dispatch('pointerup', at(500, 300));
    expect(went).toEqual([]);
    dispatch('pointerdown', at(500, 300));
    dispatch('pointerup', at(500, 300));
    expect(went).toEqual([[{ x: 100, y: 50, zoom: 0 }, 'step']]);
  });

  it.each([
    ['another button', at(400, 250, { button: 2 }), undefined],
    ['a second finger', at(400, 250, { isPrimary: false }), undefined],
    ['a pin or button', at(400, 250), new FakePart({ 'a, button': {} })],
  ])('leaves it where it is with %s', (_, event, target) => {
    const { root, went, dispatch } = setUp(followPointers);
    dispatch('pointerdown', event, target);
    dispatch('pointermove', at(500, 300));
    dispatch('pointerup', at(500, 300));
    expect([went, root.captured]).toEqual([[], []]);
  });

  it('does not follow a second finger while the first drags', () => {
    const { went, dispatch } = setUp(followPointers);
    dispatch('pointerdown', at(400, 250));
    dispatch('pointermove', at(500, 300, { isPrimary: false }));
    expect(went).toEqual([]);
  });

  it('zooms by two fingers at the spot under them, and leaves a plain wheel to the page', () => {
    const { went, dispatch } = setUp(followPointers);
    expect(dispatch('wheel', { ...at(400, 250), deltaY: -100, ctrlKey: false })).toBe(false);
    expect(went).toEqual([]);
    expect(dispatch('wheel', { ...at(500, 250), deltaY: -100, ctrlKey: true })).toBe(true);
    expect(went).toEqual([[{ x: 50, y: 0, zoom: 1 }, 'jump']]);
  });
});

describe('a view that moves [finder.map]', () => {
  const frames = new Map<number, (now: number) => void>();
  let isCalm = false;
  beforeEach(() => {
    frames.clear();
    isCalm = false;
    vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) => {
      frames.set(frames.size + 1, tick);
      return frames.size;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isCalm && query === '(prefers-reduced-motion: reduce)',
    }));
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    return () => vi.restoreAllMocks();
  });
  const start = { x: 0, y: 0, zoom: 0 };
  const end = { x: 8, y: -8, zoom: 2 };
  const glideFrom = () => {
    const rendered: View[] = [];
    return { glide: createGlide(start, (view) => rendered.push(view)), rendered };
  };
  const frameAt = (now: number): void => {
    const [[id, tick] = []] = frames;
    if (id !== undefined) frames.delete(id);
    tick?.(now);
  };

  it('is there after 220 milliseconds, the faster the farther it has to go', () => {
    const { glide, rendered } = glideFrom();
    glide.go(end);
    expect(glide.view()).toEqual(start);
    frameAt(1110);
    // Half the time is seven eighths of the way.
    expect(glide.view()).toEqual({ x: 7, y: -7, zoom: 1.75 });
    frameAt(1220);
    expect([glide.view(), frames.size, rendered.length]).toEqual([end, 0, 3]);
  });

  it('is there at once by a jump, and for who wants less motion', () => {
    const { glide, rendered } = glideFrom();
    glide.go(end, 'jump');
    expect([rendered, frames.size]).toEqual([[end], 0]);
    isCalm = true;
    glide.go(start);
    expect([glide.view(), frames.size]).toEqual([start, 0]);
  });

  it('gives up its way when it is sent elsewhere', () => {
    const { glide } = glideFrom();
    glide.go(end);
    glide.put({ x: 1, y: 1, zoom: 1 });
    expect([glide.view(), frames.size]).toEqual([{ x: 1, y: 1, zoom: 1 }, 0]);
    glide.go(end);
    glide.go(start);
    expect(frames.size).toBe(1);
    frameAt(1220);
    expect(glide.view()).toEqual(start);
  });
});
