import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../view.ts';
import { clusterDistancePx, createPinLayer, type Pin } from './pin-layer.ts';

/** The parts of an element that pins use. Each character is ten pixels wide. */
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
    const isMatch = ({ tagName, dataset }: FakeElement) =>
      selector === '[data-label]' ? dataset.label !== undefined : selector.split(', ').includes(tagName);
    return this.all().find(isMatch) ?? null;
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

const createPin = (place: string, x: number, y = 0, number = ''): Pin => ({
  place,
  title: place.toUpperCase(),
  href: `#card-${place}`,
  number,
  x,
  y,
});
/** One pixel per unit, with (0, 0) in the centre. */
const view: View = { x: 0, y: 0, zoom: 0 };
const size = { width: 600, height: 400 };

function render(pins: readonly Pin[], here?: { readonly x: number; readonly y: number }) {
  const list = new FakeElement('ul');
  // Pins use only these parts of an element.
  const pinLayer = createPinLayer(Object(list), pins, here);
  pinLayer.render(view, size);
  const shown = () =>
    list.children.map(({ dataset, hidden, attributes }) => ({
      places: dataset.places,
      ...(hidden && { hidden }),
      ...(dataset.chosen !== undefined && { chosen: true }),
      ...(attributes.has('data-labelled') && { label: dataset.labelSide }),
    }));
  return { list, pinLayer, shown };
}

describe('a pin on the map [finder.map]', () => {
  it('links to its card with its number and name, and has a label that screen readers skip', () => {
    const [item] = render([createPin('bath', 10, 20, '1')]).list.children;
    const [link, label] = item?.children ?? [];
    expect([item?.tagName, item?.dataset.places]).toEqual(['li', 'bath']);
    expect([link?.tagName, link?.href, link?.title]).toEqual(['a', '#card-bath', 'BATH']);
    expect(link?.attributes.get('aria-label')).toBe('1, BATH');
    expect(link?.children.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([['span', '1']]);
    expect([label?.tagName, label?.textContent, label?.dataset.label]).toEqual(['span', 'BATH', '']);
    expect(label?.attributes.get('aria-hidden')).toBe('true');
    const [plain] = render([createPin('bath', 0)]).list.children;
    expect(plain?.children[0]?.attributes.get('aria-label')).toBe('BATH');
  });

  it('of several restaurants has their number, and not their positions in the list', () => {
    const cluster = render([createPin('a', 0, 0, '5'), createPin('b', 1, 0, '7'), createPin('c', 2, 0, '8')]).list
      .children[0];
    const [button, label] = cluster?.children ?? [];
    expect(button?.children.map(({ textContent }) => textContent)).toEqual(['3']);
    expect(button?.attributes.get('aria-label')).toBe('3 restaurants: A, B, C. Zoom in');
    expect(label?.textContent).toBe('A and 2 more');
  });

  it('names no restaurants in a cluster of more than 50 [scale.growth]', () => {
    const many = Array.from({ length: 51 }, (_, index) => createPin(`p${index}`, 0));
    const labelOf = (pins: readonly Pin[]) => render(pins).list.children[0]?.children[0]?.attributes.get('aria-label');
    expect(labelOf(many)).toBe('51 restaurants. Zoom in');
    expect(labelOf(many.slice(0, 2))).toBe('2 restaurants: P0, P1. Zoom in');
  });

  it('is an element only near the view if there are very many [scale.growth]', () => {
    const row = Array.from({ length: 300 }, (_, index) => createPin(`p${index}`, index * 65));
    const { list, pinLayer, shown } = render(row);
    // 300 pixels to the right of the centre are the edge, 400 more the margin.
    expect(list.children).toHaveLength(11);
    pinLayer.render({ ...view, x: 13_000 }, size);
    expect(shown().some(({ places }) => places === 'p200')).toBe(true);
    expect(shown().some(({ places }) => places === 'p0')).toBe(false);
    expect(render(row.slice(0, 200)).list.children).toHaveLength(200);
  });

  it('is positioned for the view, and hidden outside the map', () => {
    const pins = [
      createPin('a', -300, -200),
      createPin('b', 300, 200),
      createPin('c', -301),
      createPin('d', 301),
      createPin('e', 0, -201),
      createPin('f', 0, 201),
    ];
    const { list, shown } = render(pins);
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

  it('has a visible label beside or below it, where there is room inside the map', () => {
    const labelsOf = (...pins: Pin[]) =>
      render(pins)
        .shown()
        .map(({ label }) => label);
    expect(labelsOf(createPin('name', 0), createPin('long-name', 290))).toEqual(['right', 'left']);
    expect(labelsOf(createPin('middle', 0), createPin('left', -60), createPin('right', 60))).toEqual([
      'below',
      'left',
      'right',
    ]);
    expect(labelsOf(createPin('middle', 0, 190), createPin('left', -60, 190), createPin('right', 60, 190))).toEqual([
      undefined,
      'left',
      'right',
    ]);
  });

  it('has no label that would cover an earlier label', () => {
    const labels = render([createPin('one-name', 0), createPin('other', 170, 0), createPin('b', 170, 60)]).shown();
    expect(labels.map(({ label }) => label)).toEqual(['right', 'right', 'right']);
    const facing = render([createPin('a-name', 0), createPin('b-name', 150), createPin('c', 210)]).shown();
    expect(facing.map(({ label }) => label)).toEqual(['right', 'below', 'right']);
  });

  it('within 49 pixels of another is clustered with it, in a button that names the restaurants', () => {
    const { list, shown } = render([createPin('a', 0), createPin('b', 48), createPin('c', 100), createPin('d', 149)]);
    expect(shown().map(({ places }) => places)).toEqual(['a b', 'c', 'd']);
    const [button, label] = list.children[0]?.children ?? [];
    expect([button?.tagName, button?.type]).toEqual(['button', 'button']);
    expect(button?.attributes.get('aria-label')).toBe('2 restaurants: A, B. Zoom in');
    expect(button?.children.map(({ textContent }) => textContent)).toEqual(['2']);
    expect([label?.textContent, label?.attributes.get('aria-hidden')]).toEqual(['A and 1 more', 'true']);
  });

  it('covers no cluster, by the sizes of the style sheet', () => {
    const style = readFileSync(new URL('../../map-panel.module.css', import.meta.url), 'utf8');
    const sides = [...style.matchAll(/\.pins [^{]*{[^}]*inline-size: ([\d.]+)rem;\s+block-size: \1rem/g)];
    const [pin = 0, cluster = 0] = sides.map(([, rem]) => Number(rem) * 16);
    expect([pin, cluster]).toEqual([32, 36]);
    // Pins are squares on their corners.
    expect(((pin + cluster) / 2) * Math.SQRT2).toBeLessThanOrEqual(clusterDistancePx);
  });

  it('is separate from the zoom level at which it is 49 pixels from the next', () => {
    const pins = [createPin('a', 0), createPin('b', 24.5), createPin('c', 500)] as const;
    const { pinLayer, shown } = render(pins);
    // Twice the scale: one zoom level, and a little more.
    expect(pinLayer.zoomToSeparate(pins[0])).toBeCloseTo(1.1, 6);
    pinLayer.render({ ...view, zoom: pinLayer.zoomToSeparate(pins[0]) }, size);
    expect(shown().map(({ places }) => places)).toEqual(['a', 'b', 'c']);
  });
});

describe('the pin of a chosen card [finder.map-list]', () => {
  it('is marked, alone or in a cluster, until the mark changes', () => {
    const { pinLayer, shown } = render([createPin('a', 0), createPin('b', 20), createPin('c', 200)]);
    const marked = () => shown().flatMap(({ places, chosen }) => (chosen ? [places] : []));
    pinLayer.mark('b');
    expect(marked()).toEqual(['a b']);
    pinLayer.mark('c');
    expect(marked()).toEqual(['c']);
    pinLayer.mark(undefined);
    expect(marked()).toEqual([]);
    pinLayer.mark('nowhere');
    expect(marked()).toEqual([]);
  });

  it('stays marked when pins are recreated, which happens only when clusters change', () => {
    const { list, pinLayer, shown } = render([createPin('a', 0), createPin('b', 20)]);
    const before = list.children[0];
    pinLayer.mark('b');
    pinLayer.render({ ...view, x: 5 }, size);
    expect(list.children[0]).toBe(before);
    pinLayer.render({ ...view, zoom: 2 }, size);
    expect(shown().flatMap(({ places, chosen }) => (chosen ? [places] : []))).toEqual(['b']);
  });
});

describe('focus on the map [finder.map]', () => {
  it('moves to a requested pin', () => {
    const { list, pinLayer } = render([createPin('a', 0), createPin('b', 200)]);
    pinLayer.focus('b');
    expect(page.activeElement).toBe(list.children[1]?.children[0]);
    pinLayer.focus('nowhere');
    expect(page.activeElement).toBe(list.children[1]?.children[0]);
  });

  it('stays on its restaurant when pins are recreated, and is not taken from other elements', () => {
    const { list, pinLayer } = render([createPin('a', 0), createPin('b', 20)]);
    const cluster = list.children[0]?.children[0];
    cluster?.focus({ preventScroll: true });
    pinLayer.render({ ...view, zoom: 2 }, size);
    expect(page.activeElement).toBe(list.children[0]?.children[0]);
    expect(page.activeElement).not.toBe(cluster);
    const elsewhere = new FakeElement('input');
    page.activeElement = elsewhere;
    pinLayer.render(view, size);
    expect(page.activeElement).toBe(elsewhere);
  });
});

describe('the visitor’s location [finder.near-me]', () => {
  it('is marked after the pins, hidden from screen readers, and moves with the view', () => {
    const { list, pinLayer } = render([createPin('a', 0)], { x: 50, y: -10 });
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
    pinLayer.render({ ...view, x: 50 }, size);
    expect(mark?.style.values.get('--x')).toBe('300.0px');
  });

  it('is not marked if it is unknown', () => {
    expect(render([createPin('a', 0)]).list.children).toHaveLength(1);
  });
});
