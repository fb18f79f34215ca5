import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPanels } from './create-panels.ts';

/** The parts of an element that panels use, with fixed results for selectors. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly dataset: Record<string, string | undefined>;
  readonly found: Readonly<Record<string, readonly FakeElement[]>>;
  readonly lastElementChild: FakeElement | undefined;
  readonly textContent: string;
  tabIndex = 0;
  focused = 0;
  constructor(
    dataset: Record<string, string>,
    found: Readonly<Record<string, readonly FakeElement[]>> = {},
    child?: FakeElement,
  ) {
    super();
    this.dataset = dataset;
    this.found = found;
    this.textContent = `View ${dataset.view}`;
    this.lastElementChild = child;
  }
  querySelectorAll(selector: string): readonly FakeElement[] {
    return this.found[selector] ?? [];
  }
  querySelector(selector: string): FakeElement | null {
    return this.found[selector]?.[0] ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  toggleAttribute(name: string, isSet: boolean): void {
    if (isSet) this.attributes.set(name, '');
    else this.attributes.delete(name);
  }
  focus(): void {
    this.focused += 1;
  }
}

type Sized = readonly { readonly contentRect: { readonly height: number } }[];
class FakeObserver {
  static readonly all: FakeObserver[] = [];
  readonly resized: (entries: Sized) => void;
  observed: unknown;
  isConnected = true;
  constructor(resized: (entries: Sized) => void) {
    this.resized = resized;
    FakeObserver.all.push(this);
  }
  observe(observed: unknown): void {
    this.observed = observed;
  }
  disconnect(): void {
    this.isConnected = false;
  }
}
beforeEach(() => {
  FakeObserver.all.length = 0;
  vi.stubGlobal('ResizeObserver', FakeObserver);
});
afterEach(() => void vi.unstubAllGlobals());

function setUp() {
  const tabs = ['both', 'list', 'map'].map((view) => new FakeElement({ view }));
  const [listButton, mapButton] = [new FakeElement({ opens: 'list' }), new FakeElement({ opens: 'map' })];
  const body = new FakeElement({});
  const list = new FakeElement({ panel: 'list' });
  const map = new FakeElement({ panel: 'map' }, {}, body);
  const tabList = new FakeElement({});
  const tabPanel = new FakeElement({});
  const finder = new FakeElement(
    { view: 'both' },
    {
      '[role="tab"]': tabs,
      '[data-panel]': [list, map],
      '[data-opens]': [listButton, mapButton],
      '[role="tablist"]': [tabList],
      '[data-panel="list"]': [list],
      '[data-panel="map"]': [map],
      '[role="tabpanel"]': [tabPanel],
    },
  );
  // Panels use only these parts of an element.
  const panels = createPanels(Object(finder));
  const selected = () =>
    tabs.flatMap(({ dataset, attributes }) => (attributes.get('aria-selected') === 'true' ? [dataset.view] : []));
  const press = (at: number, key: string): boolean => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
    return !tabs[at]?.dispatchEvent(event);
  };
  return { tabs, tabList, list, map, listButton, mapButton, body, finder, tabPanel, panels, selected, press };
}

describe('the tabs of the finder [finder.map-list]', () => {
  it('show the chosen view, label its panel and have one tab stop', () => {
    const { tabs, finder, tabPanel, selected } = setUp();
    tabs[2]?.dispatchEvent(new Event('click'));
    expect([finder.dataset.view, selected(), tabPanel.attributes.get('aria-label')]).toEqual([
      'map',
      ['map'],
      'View map',
    ]);
    expect(
      tabs.map(({ tabIndex, attributes, focused }) => [tabIndex, attributes.get('aria-selected'), focused]),
    ).toEqual([
      [-1, 'false', 0],
      [-1, 'false', 0],
      [0, 'true', 0],
    ]);
  });

  it.each([
    [0, 'ArrowRight', 'list'],
    [2, 'ArrowRight', 'both'],
    [0, 'ArrowLeft', 'map'],
    [2, 'ArrowLeft', 'list'],
    [1, 'Home', 'both'],
    [1, 'End', 'map'],
  ])('are changed by keys: from %i by %s to %s', (at, key, view) => {
    const { tabs, finder, selected, press } = setUp();
    expect(press(at, key)).toBe(true);
    expect([finder.dataset.view, selected()]).toEqual([view, [view]]);
    expect(tabs.find(({ focused }) => focused === 1)?.dataset.view).toBe(view);
  });

  it('ignore other keys', () => {
    const { finder, press } = setUp();
    expect([press(1, 'Tab'), press(1, 'ArrowDown'), finder.dataset.view]).toEqual([false, false, 'both']);
  });
});

describe('the panels of the finder on a phone [finder.map-list]', () => {
  it('are switched by the buttons above them', () => {
    const { list, map, listButton, mapButton } = setUp();
    const states = () =>
      [list, map].map((panel) => panel.hasAttribute('data-open')).join() +
      [listButton, mapButton].map((button) => ` ${button.attributes.get('aria-expanded')}`).join();
    mapButton.dispatchEvent(new Event('click'));
    expect(states()).toBe('false,true false, true');
    listButton.dispatchEvent(new Event('click'));
    expect(states()).toBe('true,false true, false');
  });

  it('are narrow if the tabs are hidden', () => {
    const { panels, tabList } = setUp();
    let display = 'none';
    vi.stubGlobal('getComputedStyle', (element: unknown) => ({ display: element === tabList ? display : 'block' }));
    expect(panels.isNarrow()).toBe(true);
    display = 'flex';
    expect(panels.isNarrow()).toBe(false);
  });
});

describe('showing a view [finder.map-list]', () => {
  it('opens its panel, and shows both views if only the other was shown', () => {
    const { tabs, finder, map, mapButton, panels } = setUp();
    tabs[1]?.dispatchEvent(new Event('click'));
    panels.show('map');
    expect([finder.dataset.view, map.hasAttribute('data-open'), mapButton.attributes.get('aria-expanded')]).toEqual([
      'both',
      true,
      'true',
    ]);
    expect(tabs.map(({ focused }) => focused)).toEqual([0, 0, 0]);
  });

  it.each(['map', 'both'])('does not change the choice of %s', (view) => {
    const { tabs, finder, panels } = setUp();
    tabs.find(({ dataset }) => dataset.view === view)?.dispatchEvent(new Event('click'));
    panels.show('map');
    expect(finder.dataset.view).toBe(view);
  });

  it('calls back once when the view first has a height', () => {
    const { body, panels } = setUp();
    const seen = vi.fn();
    panels.onFirstShown('map', seen);
    const [observer] = FakeObserver.all;
    expect(observer?.observed).toBe(body);
    observer?.resized([{ contentRect: { height: 0 } }]);
    observer?.resized([]);
    expect([seen.mock.calls.length, observer?.isConnected]).toEqual([0, true]);
    observer?.resized([{ contentRect: { height: 1 } }]);
    expect([seen.mock.calls.length, observer?.isConnected]).toEqual([1, false]);
    panels.onFirstShown('list', seen);
    expect(FakeObserver.all).toHaveLength(1);
  });
});
