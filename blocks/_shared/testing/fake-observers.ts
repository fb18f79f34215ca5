import { vi } from 'vitest';

type Observed = ConstructorParameters<typeof IntersectionObserver>[0];

/** For tests: replaces `IntersectionObserver`. Returns a function that scrolls an element into or out of view. */
export function fakeIntersections() {
  const observers: FakeObserver[] = [];
  class FakeObserver {
    readonly observed = new Set<Element>();
    readonly callback: Observed;
    readonly rootMargin: string | undefined;
    constructor(callback: Observed, { rootMargin }: IntersectionObserverInit = {}) {
      this.callback = callback;
      this.rootMargin = rootMargin;
      observers.push(this);
    }
    observe = (element: Element): void => void this.observed.add(element);
    unobserve = (element: Element): void => void this.observed.delete(element);
    disconnect = (): void => this.observed.clear();
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const of = (element: Element) => observers.filter(({ observed }) => observed.has(element));
  return {
    scroll(isIntersecting: boolean, ...elements: readonly Element[]): void {
      for (const observer of new Set(elements.flatMap(of))) {
        const entries = elements
          .filter((element) => observer.observed.has(element))
          .map((target) => ({ target, isIntersecting }));
        Reflect.apply(observer.callback, observer, [entries, observer]);
      }
    },
    /** The distances from the viewport at which an element counts as visible. */
    marginsOf: (element: Element): readonly (string | undefined)[] => of(element).map(({ rootMargin }) => rootMargin),
  };
}

type Sized = ConstructorParameters<typeof ResizeObserver>[0];

/** For tests: replaces `ResizeObserver`. Returns a function that reports the height of an element. */
export function fakeResizes() {
  const observers: { readonly callback: Sized; readonly observed: Set<Element> }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observed = new Set<Element>();
      readonly callback: Sized;
      constructor(callback: Sized) {
        this.callback = callback;
        observers.push(this);
      }
      observe = (element: Element): void => void this.observed.add(element);
      disconnect = (): void => this.observed.clear();
    },
  );
  return (element: Element, height: number): void => {
    for (const observer of observers)
      if (observer.observed.has(element))
        Reflect.apply(observer.callback, observer, [[{ contentRect: { height } }], observer]);
  };
}
