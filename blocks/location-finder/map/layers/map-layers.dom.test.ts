import { beforeEach, describe, expect, it, vi } from 'vitest';
import { projectX, projectY } from '../project.ts';
import { renderGround } from './ground.ts';
import { findNearestOutside, renderNearest } from './nearest-pin.ts';
import type { Pin } from './pin-layer.ts';
import { renderTowns } from './town-layer.ts';

const size = { width: 600, height: 400 };
const at = (lat: number, lng: number) => ({ x: projectX(lng), y: projectY(lat) });
const pinAt = (place: string, lat: number, lng: number): Pin => ({
  ...at(lat, lng),
  place,
  title: place,
  number: '',
  href: `#${place}`,
});
const [oxford, bath] = [pinAt('Oxford', 51.752, -1.2577), pinAt('Bath', 51.3811, -2.359)];
const swindon = at(51.558, -1.781);
let container = document.createElement('div');
beforeEach(() => {
  container = document.createElement('div');
});

describe('the ground of the map [finder.map]', () => {
  it('shows the part of the world that is in view', () => {
    const show = renderGround(container);
    show({ x: 32_000, y: 21_000, zoom: 1 }, size);
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('31850 20900 300 200');
  });

  it('has land and water, and no water inland where it would be in the wrong place', () => {
    const show = renderGround(container);
    const names = [...container.querySelectorAll('path')].map(({ dataset }) => dataset.ground);
    expect(names).toEqual(['land', 'river', 'lake']);
    const isClose = (zoom: number) => {
      show({ ...swindon, zoom }, size);
      return container.querySelector('svg')?.hasAttribute('data-close');
    };
    expect([isClose(3.5), isClose(3.6)]).toEqual([false, true]);
  });
});

describe('names of towns on the map [diner.hours]', () => {
  // The test environment lays nothing out.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60);
    return () => vi.restoreAllMocks();
  });
  const show = (
    view: { x: number; y: number; zoom: number },
    taken: Parameters<ReturnType<typeof renderTowns>>[2] = [],
  ) => {
    renderTowns(container)(view, size, taken);
    return [...container.querySelectorAll('span')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent);
  };

  it('are those in view', () => {
    expect(show({ ...oxford, zoom: 3 })).toEqual(['Oxford']);
  });

  it('are those of the most important towns where they would cover each other', () => {
    const names = show({ ...oxford, zoom: -2.5 });
    expect(names).toContain('London');
    expect(names).not.toContain('Luton');
  });

  it('are those of districts too in a close view, such as that of one postcode district', () => {
    const greenwich = at(51.4826, -0.0077);
    expect(show({ ...greenwich, zoom: 2.5 })).toEqual(expect.arrayContaining(['London', 'Lewisham', 'Woolwich']));
    expect(show({ ...swindon, zoom: 0 })).toContain('Swindon');
    expect(show({ ...swindon, zoom: -0.1 })).not.toContain('Swindon');
  });

  it('never cover a pin or its label', () => {
    expect(show({ ...oxford, zoom: 3 }, [{ left: 100, right: 500, top: 100, bottom: 300 }])).toEqual([]);
    expect(show({ ...oxford, zoom: 3 }, [{ left: 0, right: 100, top: 0, bottom: 90 }])).toEqual(['Oxford']);
  });
});

describe('a view without a restaurant [finder.map]', () => {
  const pins = [oxford, bath];

  it('names the nearest one with its distance, and leads to it', () => {
    const chosen = vi.fn();
    const show = renderNearest(container, pins, chosen);
    show({ ...swindon, zoom: 4 }, size);
    const button = container.querySelector('button');
    expect([container.hidden, button?.textContent]).toEqual([false, 'Nearest: Oxford, 26 miles']);
    button?.click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(oxford);
    show({ ...bath, zoom: 4 }, size);
    expect(container.hidden).toBe(true);
  });

  it('says one mile for anything up to one and a half', () => {
    const show = renderNearest(container, [oxford], () => undefined);
    show({ x: oxford.x + 4.5, y: oxford.y, zoom: 8 }, size);
    expect(container.textContent).toBe('Nearest: Oxford, 1 mile');
  });

  it('names none while one is in view, up to the edge, or where there is none', () => {
    const view = { ...oxford, zoom: 0 };
    expect(findNearestOutside(pins, { ...view, x: oxford.x + 300 }, size)).toBeUndefined();
    expect(findNearestOutside([oxford], { ...view, x: oxford.x + 301 }, size)?.pin).toBe(oxford);
    expect(findNearestOutside([], view, size)).toBeUndefined();
  });
});
