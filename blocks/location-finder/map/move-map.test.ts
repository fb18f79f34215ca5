import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnimatedView } from './animated-view.ts';
import { handleButtons, handleKeys, handlePins } from './handle-controls.ts';
import { handlePointers, type MapController } from './handle-pointers.ts';
import type { Pin } from './layers/pin-layer.ts';
import type { View } from './view.ts';

/** An element with fixed results for `closest`. */
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string | undefined> = {};
  readonly captured: number[] = [];
  readonly ancestors: Readonly<Record<string, object>>;
  constructor(ancestors: Readonly<Record<string, object>> = {}) {
    super();
    this.ancestors = ancestors;
  }
  closest(selector: string): object | null {
    return this.ancestors[selector] ?? null;
  }
  getBoundingClientRect() {
    return { left: 100, top: 50 };
  }
  readonly hint = { hidden: true };
  querySelector(selector: string): object | null {
    return selector === '[data-wheel-hint]' ? this.hint : null;
  }
  setPointerCapture(id: number): void {
    this.captured.push(id);
  }
}

beforeEach(() => void vi.stubGlobal('Element', FakeElement));
afterEach(() => void vi.unstubAllGlobals());

/** A map of 600 by 400 pixels, initially at (0, 0) with one pixel per unit. */
function setUp(handle: (root: HTMLElement, map: MapController) => void, start: View = { x: 0, y: 0, zoom: 0 }) {
  const root = new FakeElement();
  let view = start;
  const moves: (readonly [View, string])[] = [];
  // The handlers use only these parts of an element.
  handle(Object(root), {
    view: () => view,
    size: () => ({ width: 600, height: 400 }),
    go: (next, mode = 'animate') => {
      view = next;
      moves.push([next, mode]);
    },
  });
  /** Returns whether the default action was prevented. */
  const dispatch = (type: string, more: object, target: unknown = root): boolean => {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    Object.defineProperty(event, 'target', { value: target });
    return !root.dispatchEvent(event);
  };
  return { root, hint: root.hint, moves, dispatch };
}

describe('the buttons of the map [finder.map]', () => {
  const showAll = vi.fn();
  const press = (name: string | undefined) => {
    const { moves, dispatch } = setUp((root, map) => handleButtons(root, map, showAll));
    dispatch('click', {}, new FakeElement({ '[data-map-button]': { dataset: { mapButton: name } } }));
    return moves;
  };

  it('zoom in or out by one level around the centre, or show everything', () => {
    expect(press('in')).toEqual([[{ x: 0, y: 0, zoom: 1 }, 'animate']]);
    expect(press('out')).toEqual([[{ x: 0, y: 0, zoom: -1 }, 'animate']]);
    expect(showAll).not.toHaveBeenCalled();
    expect(press('all')).toEqual([]);
    expect(showAll).toHaveBeenCalledOnce();
  });

  it('are the only elements that do', () => {
    expect(press(undefined)).toEqual([]);
    const { moves, dispatch } = setUp((root, map) => handleButtons(root, map, showAll));
    dispatch('click', {}, new FakeElement());
    dispatch('click', {}, null);
    expect(moves).toEqual([]);
  });
});

describe('a click on a pin [finder.map-list]', () => {
  const pin = (place: string, x: number): Pin => ({ place, title: place, href: `#${place}`, number: '', x, y: 0 });
  const pins = [pin('a', 0), pin('b', 40), pin('c', 5000), { ...pin('d', 9000), href: '/restaurants/town/d' }];
  const click = (places: string | undefined, zoom = 0) => {
    const chosen: string[] = [];
    const { moves, dispatch } = setUp((root, map) => handlePins(root, map, pins, (place) => chosen.push(place)), {
      x: 9,
      y: 9,
      zoom,
    });
    const ancestors = places === undefined ? {} : { '[data-places]': { dataset: { places } } };
    return { isPrevented: dispatch('click', {}, new FakeElement(ancestors)), chosen, moves };
  };

  it('chooses its restaurant instead of following the link to its card', () => {
    expect(click('b')).toEqual({ isPrevented: true, chosen: ['b'], moves: [] });
  });

  it('follows the link to the page of a restaurant without a card', () => {
    expect(click('d')).toEqual({ isPrevented: false, chosen: [], moves: [] });
  });

  it('of a cluster zooms in until its pins separate', () => {
    const { isPrevented, chosen, moves } = click('a b');
    expect([isPrevented, chosen]).toEqual([true, []]);
    expect(moves).toEqual([[{ x: 20, y: 0, zoom: 2.5 }, 'animate']]);
    expect(click('a b', 3).moves).toEqual([[{ x: 20, y: 0, zoom: 4 }, 'animate']]);
    expect(click('a b', 5.5).moves).toEqual([[{ x: 20, y: 0, zoom: 6 }, 'animate']]);
  });

  it('of a cluster chooses its first restaurant at the maximum zoom', () => {
    expect(click('a b', 6)).toEqual({ isPrevented: true, chosen: ['a'], moves: [] });
  });

  it('outside all pins does nothing', () => {
    expect(click(undefined)).toEqual({ isPrevented: false, chosen: [], moves: [] });
  });
});

describe('the keys of the map [finder.map]', () => {
  const press = (key: string, more: object = {}) => {
    const { moves, dispatch } = setUp(handleKeys, { x: 0, y: 0, zoom: 1 });
    const isPrevented = dispatch('keydown', { key, ctrlKey: false, metaKey: false, altKey: false, ...more });
    return [isPrevented, ...moves.map(([view]) => view)];
  };

  it.each([
    ['ArrowLeft', { x: -45, y: 0, zoom: 1 }],
    ['ArrowRight', { x: 45, y: 0, zoom: 1 }],
    ['ArrowUp', { x: 0, y: -45, zoom: 1 }],
    ['ArrowDown', { x: 0, y: 45, zoom: 1 }],
    ['+', { x: 0, y: 0, zoom: 2 }],
    ['=', { x: 0, y: 0, zoom: 2 }],
    ['-', { x: 0, y: 0, zoom: 0 }],
  ])('move it by 90 pixels, or zoom by one level: %s', (key, view) => {
    expect(press(key)).toEqual([true, view]);
  });

  it.each([
    ['Tab', {}],
    ['a', {}],
    ['ArrowUp', { ctrlKey: true }],
    ['+', { metaKey: true }],
    ['ArrowLeft', { altKey: true }],
  ])('have their default action if the map does not use them: %s %o', (key, more = {}) => {
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

  it('drags it after moving more than five pixels', () => {
    const { root, moves, dispatch } = setUp(handlePointers, { x: 0, y: 0, zoom: 1 });
    dispatch('pointerdown', at(400, 250));
    expect(root.captured).toEqual([7]);
    dispatch('pointermove', at(403, 254));
    expect([moves, root.dataset.moving]).toEqual([[], undefined]);
    dispatch('pointermove', at(420, 270));
    expect(moves).toEqual([[{ x: -10, y: -10, zoom: 1 }, 'jump']]);
    expect(root.dataset.moving).toBe('');
    dispatch('pointermove', at(410, 270));
    expect(moves.at(-1)).toEqual([{ x: -5, y: -10, zoom: 1 }, 'jump']);
    dispatch('pointerup', at(410, 270));
    expect([moves.length, root.dataset.moving]).toEqual([2, undefined]);
    dispatch('pointermove', at(500, 300));
    expect(moves).toHaveLength(2);
  });

  it('centres the clicked point, unless it is cancelled', () => {
    const { moves, dispatch } = setUp(handlePointers);
    dispatch('pointerdown', at(500, 300));
    dispatch('pointercancel', at(500, 300));
    dispatch('pointerup', at(500, 300));
    expect(moves).toEqual([]);
    dispatch('pointerdown', at(500, 300));
    dispatch('pointerup', at(500, 300));
    expect(moves).toEqual([[{ x: 100, y: 50, zoom: 0 }, 'animate']]);
  });

  it.each([
    ['another button', at(400, 250, { button: 2 }), undefined],
    ['a second finger', at(400, 250, { isPrimary: false }), undefined],
    ['a pin or button', at(400, 250), new FakeElement({ 'a, button': {} })],
  ])('does not move it with %s', (_, event, target) => {
    const { root, moves, dispatch } = setUp(handlePointers);
    dispatch('pointerdown', event, target);
    dispatch('pointermove', at(500, 300));
    dispatch('pointerup', at(500, 300));
    expect([moves, root.captured]).toEqual([[], []]);
  });

  it('does not move it with a second finger during a drag', () => {
    const { moves, dispatch } = setUp(handlePointers);
    dispatch('pointerdown', at(400, 250));
    dispatch('pointermove', at(500, 300, { isPrimary: false }));
    expect(moves).toEqual([]);
  });

  it('shows for a moment which key zooms if the wheel is turned without it', () => {
    vi.useFakeTimers();
    const { hint, moves, dispatch } = setUp(handlePointers);
    const wheel = (more: object = {}) =>
      dispatch('wheel', { ...at(400, 250), deltaY: -100, ctrlKey: false, metaKey: false, ...more });
    expect(hint.hidden).toBe(true);
    wheel();
    vi.advanceTimersByTime(1400);
    wheel();
    vi.advanceTimersByTime(1400);
    expect(hint.hidden).toBe(false);
    vi.advanceTimersByTime(100);
    expect([hint.hidden, moves]).toEqual([true, []]);
    wheel();
    expect(wheel({ metaKey: true })).toBe(true);
    expect([hint.hidden, moves.length]).toEqual([true, 1]);
    vi.useRealTimers();
  });

  it('zooms around the point under a pinch, and lets a plain wheel scroll the page', () => {
    const { moves, dispatch } = setUp(handlePointers);
    expect(dispatch('wheel', { ...at(400, 250), deltaY: -100, ctrlKey: false })).toBe(false);
    expect(moves).toEqual([]);
    expect(dispatch('wheel', { ...at(500, 250), deltaY: -100, ctrlKey: true })).toBe(true);
    expect(moves).toEqual([[{ x: 50, y: 0, zoom: 1 }, 'jump']]);
  });
});

describe('two fingers on the map [finder.map]', () => {
  const finger = (pointerId: number, x: number, y: number) => ({
    clientX: x + 100,
    clientY: y + 50,
    button: 0,
    isPrimary: pointerId === 1,
    pointerType: 'touch',
    pointerId,
  });
  const setUpFingers = (target?: unknown) => {
    const { root, moves, dispatch } = setUp(handlePointers);
    dispatch('pointerdown', finger(1, 200, 200), target);
    dispatch('pointerdown', finger(2, 300, 200), target);
    return { root, moves, dispatch, last: () => moves.at(-1) };
  };

  it.each([
    ['empty map', undefined],
    ['pins', new FakeElement({ 'a, button': {} })],
  ])('zoom about their middle over %s', (_, target) => {
    const { root, moves, dispatch, last } = setUpFingers(target);
    dispatch('pointermove', finger(1, 150, 200));
    dispatch('pointermove', finger(2, 350, 200));
    // The middle is 50 pixels left of the centre of the map.
    expect(last()?.[0].zoom).toBeCloseTo(1);
    expect(last()?.[0].x).toBeCloseTo(-25);
    expect([last()?.[0].y, last()?.[1], root.captured.slice(-2)]).toEqual([0, 'jump', [1, 2]]);
    dispatch('pointermove', finger(1, 200, 200));
    dispatch('pointermove', finger(2, 300, 200));
    expect(last()?.[0].zoom).toBeCloseTo(0);
    expect(moves).toHaveLength(4);
  });

  it('move the map if they keep their distance', () => {
    const { dispatch, last } = setUpFingers();
    dispatch('pointermove', finger(1, 240, 230));
    dispatch('pointermove', finger(2, 340, 230));
    expect(last()?.[0].zoom).toBeCloseTo(0);
    expect([last()?.[0].x, last()?.[0].y].map((each) => Math.round(each ?? 0))).toEqual([-40, -30]);
  });

  it('neither drag nor centre anything once one is lifted', () => {
    const { root, moves, dispatch } = setUpFingers();
    dispatch('pointerup', finger(2, 300, 200));
    dispatch('pointermove', finger(1, 250, 260));
    dispatch('pointerup', finger(1, 250, 260));
    expect([moves, root.dataset.moving]).toEqual([[], undefined]);
  });

  it('do not scroll the page, but one does', () => {
    const { dispatch } = setUpFingers();
    expect(dispatch('touchmove', { touches: { length: 2 } })).toBe(true);
    expect(dispatch('touchmove', { touches: { length: 1 } })).toBe(false);
  });
});

describe('an animated view [finder.map]', () => {
  const frames = new Map<number, (now: number) => void>();
  let prefersReducedMotion = false;
  beforeEach(() => {
    frames.clear();
    prefersReducedMotion = false;
    vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) => {
      frames.set(frames.size + 1, tick);
      return frames.size;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: prefersReducedMotion && query === '(prefers-reduced-motion: reduce)',
    }));
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    return () => vi.restoreAllMocks();
  });
  const start = { x: 0, y: 0, zoom: 0 };
  const end = { x: 8, y: -8, zoom: 2 };
  const setUpView = () => {
    const rendered: View[] = [];
    return { view: createAnimatedView(start, (each) => rendered.push(each)), rendered };
  };
  const frameAt = (now: number): void => {
    const [[id, tick] = []] = frames;
    if (id !== undefined) frames.delete(id);
    tick?.(now);
  };

  it('arrives after 220 milliseconds, decelerating', () => {
    const { view, rendered } = setUpView();
    view.go(end);
    expect(view.view()).toEqual(start);
    frameAt(1110);
    // Seven eighths of the distance are covered in half the time.
    expect(view.view()).toEqual({ x: 7, y: -7, zoom: 1.75 });
    frameAt(1220);
    expect([view.view(), frames.size, rendered.length]).toEqual([end, 0, 3]);
  });

  it('changes at once by a jump, or if reduced motion is preferred', () => {
    const { view, rendered } = setUpView();
    view.go(end, 'jump');
    expect([rendered, frames.size]).toEqual([[end], 0]);
    prefersReducedMotion = true;
    view.go(start);
    expect([view.view(), frames.size]).toEqual([start, 0]);
  });

  it('stops when another view is set or requested', () => {
    const { view } = setUpView();
    view.go(end);
    view.set({ x: 1, y: 1, zoom: 1 });
    expect([view.view(), frames.size]).toEqual([{ x: 1, y: 1, zoom: 1 }, 0]);
    view.go(end);
    view.go(start);
    expect(frames.size).toBe(1);
    frameAt(1220);
    expect(view.view()).toEqual(start);
  });
});
