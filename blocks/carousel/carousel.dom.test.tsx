import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrate } from '../_shared/testing/hydrate.ts';
import { CarouselIsland } from './carousel.client.tsx';
import { listenToWheel } from './listen-to-wheel.ts';
import { waitUntilAtRest } from './wait-until-at-rest.ts';

const slideWidthPx = 200;

/** Gives every slide its width and its position in the list, as a browser's layout does. */
function layOut(element: HTMLElement): { readonly left: number; readonly width: number } {
  const slide = element.closest('[aria-roledescription="slide"]');
  if (slide === element) {
    const index = [...(slide.parentElement?.children ?? [])].indexOf(slide);
    return { left: index * slideWidthPx, width: slideWidthPx };
  }
  return { left: 0, width: 2 * slideWidthPx };
}
// The simulated document computes no margin of its own.
const margins = document.createElement('style');
margins.textContent = '.slide, .slides { margin: 0px }';
beforeEach(() => {
  document.head.append(margins);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return layOut(this).width;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return layOut(this).left;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2 * slideWidthPx);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(5 * slideWidthPx);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    const { left, width } = layOut(this);
    return new DOMRect(left, 0, width, 100);
  });
});
afterEach(() => {
  margins.remove();
  vi.unstubAllGlobals();
});

const slides = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
  <a key={name} href="/">
    {name}
  </a>
));
const show = (more: object = {}) => render(<CarouselIsland label="Dishes" slides={slides} arrows dots {...more} />);
const previous = () => screen.getByRole('button', { name: 'Previous slide' });
const next = () => screen.getByRole('button', { name: 'Next slide' });
const current = () =>
  screen
    .getAllByRole('button', { name: /^Go to slide/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const list = () => screen.getByRole('group', { name: 'Dishes: slides' });
const isIdle = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe('a carousel [tile.catalogue]', () => {
  it('has a position for each place where it can rest, and starts at the first', () => {
    show();
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(4);
    expect([current(), isIdle(previous()), isIdle(next())]).toEqual([0, true, false]);
    expect(screen.getByRole('group', { name: 'Dishes' }).getAttribute('data-ready')).toBe('');
    expect(screen.getByRole('group', { name: '2 of 5' }).textContent).toBe('Two');
  });

  it('moves by its buttons up to its ends', () => {
    show();
    fireEvent.click(next());
    expect([current(), isIdle(previous())]).toEqual([1, false]);
    fireEvent.click(next());
    fireEvent.click(next());
    expect([current(), isIdle(next())]).toEqual([3, true]);
    fireEvent.click(next());
    expect(current()).toBe(3);
    fireEvent.click(previous());
    expect(current()).toBe(2);
  });

  it('moves by its dots', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Go to slide 3' }));
    expect(current()).toBe(2);
  });

  it('moves by the arrow keys, and leaves other keys to the page', () => {
    show();
    expect(fireEvent.keyDown(list(), { key: 'ArrowRight' })).toBe(false);
    expect(current()).toBe(1);
    expect(fireEvent.keyDown(list(), { key: 'ArrowLeft' })).toBe(false);
    expect(current()).toBe(0);
    expect(fireEvent.keyDown(list(), { key: 'ArrowDown' })).toBe(true);
    expect(current()).toBe(0);
  });

  it('moves by the wheel', () => {
    show();
    fireEvent.wheel(list(), { deltaX: 40 });
    expect(current()).toBe(1);
  });

  it('goes to the slide that the browser has scrolled to, such as a focused one', () => {
    show();
    list().scrollLeft = 2 * slideWidthPx;
    fireEvent.scroll(list());
    expect([current(), list().scrollLeft]).toEqual([2, 0]);
    fireEvent.scroll(list());
    expect(current()).toBe(2);
  });

  it('starts at the slide to which it was scrolled before its script', () => {
    hydrate(<CarouselIsland label="Dishes" slides={slides} arrows dots />, () => {
      list().scrollLeft = 2 * slideWidthPx;
    });
    expect(current()).toBe(2);
  });

  it('has the controls that are configured, and no arrows for one slide', () => {
    const { rerender } = show({ arrows: false, dots: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
    rerender(<CarouselIsland label="Dishes" slides={slides.slice(0, 1)} arrows dots />);
    expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull();
  });

  it('no longer listens once it is removed', () => {
    const { unmount } = show();
    const box = list();
    unmount();
    expect(fireEvent.wheel(box, { deltaX: 40 })).toBe(true);
  });
});

describe('the wheel of a carousel', () => {
  function turn(...events: readonly (readonly [timeStamp: number, options: object])[]) {
    const box = document.createElement('div');
    const step = vi.fn();
    listenToWheel(box, step);
    const isPrevented = events.map(([timeStamp, options]) => {
      const event = Object.assign(new Event('wheel', { cancelable: true }), {
        deltaX: 0,
        deltaY: 0,
        shiftKey: false,
        ...options,
      });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      return !box.dispatchEvent(event);
    });
    return { steps: step.mock.calls.flat(), isPrevented };
  }

  it('moves one step per gesture, in its direction [tile.catalogue]', () => {
    const { steps } = turn([0, { deltaX: 9 }], [150, { deltaX: 9 }], [300, { deltaX: 9 }], [451, { deltaX: -9 }]);
    expect(steps).toEqual([1, -1]);
  });

  it('leaves vertical scrolling to the page [tile.catalogue]', () => {
    expect(
      turn([0, { deltaX: 5, deltaY: 9 }], [500, { deltaX: 9, deltaY: 9 }], [900, { deltaX: -10, deltaY: 9 }]),
    ).toEqual({
      steps: [-1],
      isPrevented: [false, false, true],
    });
  });

  it('moves sideways with Shift [tile.catalogue]', () => {
    expect(turn([0, { deltaY: 9, shiftKey: true }], [500, { shiftKey: true }]).steps).toEqual([1]);
  });
});

describe('a list that its script takes over', () => {
  function createList(scrollLeft: number): HTMLElement {
    const box = document.createElement('div');
    box.innerHTML = `<div>${'<div aria-roledescription="slide"></div>'.repeat(5)}</div>`;
    box.scrollLeft = scrollLeft;
    return box;
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [0, 0],
    [198, 1],
    [402, 2],
    [600, 3],
  ])('scrolled by %i px rests at stop %i at once [tile.catalogue]', (scrollLeft, stop) => {
    const onRest = vi.fn();
    waitUntilAtRest(createList(scrollLeft), onRest, new AbortController().signal);
    expect(onRest.mock.calls).toEqual([[stop]]);
  });

  it('that is still scrolling rests once that has ended, or after 1.2 seconds [tile.catalogue]', () => {
    const [ended, never] = [vi.fn(), vi.fn()];
    const box = createList(197);
    waitUntilAtRest(box, ended, new AbortController().signal);
    waitUntilAtRest(createList(310), never, new AbortController().signal);
    expect([ended.mock.calls, never.mock.calls]).toEqual([[], []]);
    box.scrollLeft = 400;
    fireEvent(box, new Event('scrollend'));
    fireEvent(box, new Event('scrollend'));
    vi.advanceTimersByTime(1199);
    expect([ended.mock.calls, never.mock.calls]).toEqual([[[2]], []]);
    vi.advanceTimersByTime(1);
    expect([ended.mock.calls, never.mock.calls]).toEqual([[[2]], [[2]]]);
  });

  it('that is removed meanwhile is not taken over [tile.catalogue]', () => {
    const removing = new AbortController();
    const onRest = vi.fn();
    waitUntilAtRest(createList(300), onRest, removing.signal);
    removing.abort();
    act(() => void vi.advanceTimersByTime(1200));
    expect(onRest).not.toHaveBeenCalled();
  });
});
