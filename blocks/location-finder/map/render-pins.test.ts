import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPins, type Pin } from './render-pins.ts';
import type { View } from './view.ts';

/** As much of an element as pins need. Ten pixels for each letter of a text. */
class FakeElement {
  readonly dataset: Record<string, string | undefined> = {};
  readonly attributes = new Map<string, string>();
  readonly style = {
    values: new Map<string, string>(),
    setProperty: (name: string, value: string) => void this.style.values.set(name, value),
  };
  readonly tagName: string;
  children: FakeElement[] = [];
  parent: FakeElement | undefined;
  textContent = '';
  title = '';
  href = '';
  type = '';
  hidden = false;

  constructor(tagName: string) {
    this.tagName = tagName;
  }
  get offsetWidth(): number {
    return this.textContent.length * 10;
  }
  get ownerDocument() {
    return page;
  }
  append(...added: FakeElement[]): void {
    for (const child of added) child.parent = this;
    this.children.push(...added);
  }
  replaceChildren(...added: FakeElement[]): void {
    for (const child of this.children) child.parent = undefined;
    this.children = [];
    this.append(...added);
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  toggleAttribute(name: string, isSet: boolean): void {
    if (isSet) this.attributes.set(name, '');
    else this.attributes.delete(name);
  }
  querySelector(selector: string): FakeElement | null {
    const isSought = ({ tagName, dataset }: FakeElement) =>
      selector === '[data-label]' ? dataset.label !== undefined : selector.split(', ').includes(tagName);
    return this.all().find(isSought) ?? null;
  }
  closest(selector: string): FakeElement | undefined {
    expect(selector).toBe('[data-places]');
    return this.dataset.places === undefined ? this.parent?.closest(selector) : this;
  }
  contains(other: FakeElement | undefined): boolean {
    return other !== undefined && (other === this || this.contains(other.parent));
  }
  focus(options: unknown): void {
    expect(options).toEqual({ preventScroll: true });
    page.activeElement = this;
  }
  all(): FakeElement[] {
    return this.children.flatMap((child) => [child, ...child.all()]);
  }
}

const page: { activeElement: FakeElement | undefined; createElement(name: string): FakeElement } = {
  activeElement: undefined,
  createElement: (name) => new FakeElement(name),
};
beforeEach(() => {
  page.activeElement = undefined;
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

const pinOf = (place: string, x: number, y = 0, number = ''): Pin => ({
  place,
  title: place.toUpperCase(),
  card: `card-${place}`,
  number,
  x,
  y,
});
/** One unit is one pixel, and the spot (0, 0) in the middle. */
const view: View = { x: 0, y: 0, zoom: 0 };
const size = { width: 600, height: 400 };

function render(pins: readonly Pin[], here?: { readonly x: number; readonly y: number }) {
  const list = new FakeElement('ul');
  // The fake stands in for the element, of which pins use no more.
  const rendered = createPins(Object(list), pins, here);
  rendered.render(view, size);
  const shown = () =>
    list.children.map(({ dataset, hidden, attributes }) => ({
      places: dataset.places,
      ...(hidden && { hidden }),
      ...(dataset.chosen !== undefined && { chosen: true }),
      ...(attributes.has('data-labelled') && { labelled: true }),
    }));
  return { list, rendered, shown };
}

describe('a pin on the map [finder.map]', () => {
  it('leads to its card by a link with its number and name, and shows its name to the eye alone', () => {
    const [item] = render([pinOf('bath', 10, 20, '1')]).list.children;
    const [link, label] = item?.children ?? [];
    expect([item?.tagName, item?.dataset.places]).toEqual(['li', 'bath']);
    expect([link?.tagName, link?.href, link?.title]).toEqual(['a', '#card-bath', 'BATH']);
    expect(link?.attributes.get('aria-label')).toBe('1, BATH');
    expect(link?.children.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([['span', '1']]);
    expect([label?.tagName, label?.textContent, label?.dataset.label]).toEqual(['span', 'BATH', '']);
    expect(label?.attributes.get('aria-hidden')).toBe('true');
    const [plain] = render([pinOf('bath', 0)]).list.children;
    expect(plain?.children[0]?.attributes.get('aria-label')).toBe('BATH');
  });

  it('stands where the view has it, and cannot be reached off the map', () => {
    const spots = [
      pinOf('a', -300, -200),
      pinOf('b', 300, 200),
      pinOf('c', -301),
      pinOf('d', 301),
      pinOf('e', 0, -201),
      pinOf('f', 0, 201),
    ];
    const { list, shown } = render(spots);
    expect(list.children.slice(0, 3).map(({ style }) => [...style.values])).toEqual([
      [
        ['--x', '0.0px'],
        ['--y', '0.0px'],
      ],
      [
        ['--x', '600.0px'],
        ['--y', '400.0px'],
      ],
      [
        ['--x', '-1.0px'],
        ['--y', '200.0px'],
      ],
    ]);
    expect(shown().flatMap(({ places, hidden }) => (hidden ? [places] : []))).toEqual(['c', 'd', 'e', 'f']);
  });

  it('has its name beside it only where that fits', () => {
    expect(render([pinOf('a', 0), pinOf('long-name', 290)]).shown()).toEqual([
      { places: 'a', labelled: true },
      { places: 'long-name' },
    ]);
  });

  it('within 38 pixels of another is one with it, a button that says what it zooms in on', () => {
    const { list, shown } = render([pinOf('a', 0), pinOf('b', 37), pinOf('c', 100), pinOf('d', 138)]);
    expect(shown().map(({ places }) => places)).toEqual(['a b', 'c', 'd']);
    const [button, ...others] = list.children[0]?.children ?? [];
    expect([button?.tagName, button?.type, others]).toEqual(['button', 'button', []]);
    expect(button?.attributes.get('aria-label')).toBe('2 restaurants: A, B. Zoom in');
    expect(button?.children.map(({ textContent }) => textContent)).toEqual(['2']);
  });

  it('stands alone as far in as it takes to keep 38 pixels from the next', () => {
    const pins = [pinOf('a', 0), pinOf('b', 19), pinOf('c', 500)] as const;
    const { rendered, shown } = render(pins);
    // Twice as near: one step of zoom, and a little more.
    expect(rendered.zoomApart(pins[0])).toBeCloseTo(1.1, 6);
    rendered.render({ ...view, zoom: rendered.zoomApart(pins[0]) }, size);
    expect(shown().map(({ places }) => places)).toEqual(['a', 'b', 'c']);
  });
});

describe('the pin of a chosen card [finder.map-list]', () => {
  it('is marked, alone or in a cluster, until another or none is', () => {
    const { rendered, shown } = render([pinOf('a', 0), pinOf('b', 20), pinOf('c', 200)]);
    const marked = () => shown().flatMap(({ places, chosen }) => (chosen ? [places] : []));
    rendered.mark('b');
    expect(marked()).toEqual(['a b']);
    rendered.mark('c');
    expect(marked()).toEqual(['c']);
    rendered.mark(undefined);
    expect(marked()).toEqual([]);
    rendered.mark('nowhere');
    expect(marked()).toEqual([]);
  });

  it('stays marked when pins are made anew, which they are only when others cover each other', () => {
    const { list, rendered, shown } = render([pinOf('a', 0), pinOf('b', 20)]);
    const before = list.children[0];
    rendered.mark('b');
    rendered.render({ ...view, x: 5 }, size);
    expect(list.children[0]).toBe(before);
    rendered.render({ ...view, zoom: 2 }, size);
    expect(shown().flatMap(({ places, chosen }) => (chosen ? [places] : []))).toEqual(['b']);
  });
});

describe('the keyboard on the map [finder.map]', () => {
  it('moves to a pin that is asked for', () => {
    const { list, rendered } = render([pinOf('a', 0), pinOf('b', 200)]);
    rendered.focus('b');
    expect(page.activeElement).toBe(list.children[1]?.children[0]);
    rendered.focus('nowhere');
    expect(page.activeElement).toBe(list.children[1]?.children[0]);
  });

  it('stays at its restaurant when pins are made anew, and is not taken from elsewhere', () => {
    const { list, rendered } = render([pinOf('a', 0), pinOf('b', 20)]);
    const cluster = list.children[0]?.children[0];
    cluster?.focus({ preventScroll: true });
    rendered.render({ ...view, zoom: 2 }, size);
    expect(page.activeElement).toBe(list.children[0]?.children[0]);
    expect(page.activeElement).not.toBe(cluster);
    const elsewhere = new FakeElement('input');
    page.activeElement = elsewhere;
    rendered.render(view, size);
    expect(page.activeElement).toBe(elsewhere);
  });
});

describe('where the visitor is [finder.near-me]', () => {
  it('is marked for the eye alone, after the pins, and moves with the view', () => {
    const { list, rendered } = render([pinOf('a', 0)], { x: 50, y: -10 });
    const mark = list.children[1];
    expect([list.children.length, mark?.tagName, mark?.dataset.here, mark?.attributes.get('aria-hidden')]).toEqual([
      2,
      'li',
      '',
      'true',
    ]);
    expect([...(mark?.style.values ?? [])]).toEqual([
      ['--x', '350.0px'],
      ['--y', '190.0px'],
    ]);
    rendered.render({ ...view, x: 50 }, size);
    expect(mark?.style.values.get('--x')).toBe('300.0px');
  });

  it('is nowhere where that is not known', () => {
    expect(render([pinOf('a', 0)]).list.children).toHaveLength(1);
  });
});
