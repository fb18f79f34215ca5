import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '#schemas/domain/restaurant/distance.ts';
import { clusterPins } from './layers/cluster-pins.ts';
import { fitLabels } from './layers/fit-labels.ts';
import { projectX, projectY } from './project.ts';
import { scaleBar } from './scale-bar.ts';
import { clampZoom, fitView, fromScreen, toScreen, zoomBy } from './view.ts';

const size = { width: 600, height: 400 };
const spot = fc.record({
  x: fc.double({ min: 30_000, max: 33_000, noNaN: true }),
  y: fc.double({ min: 19_000, max: 23_000, noNaN: true }),
});

describe('the projection [finder.map]', () => {
  it('has Greenwich and the equator in its centre', () => {
    expect([projectX(0), projectY(0)]).toEqual([32_768, 32_768]);
  });

  it('is the square of Web Mercator: its corner is at 85.0511 degrees', () => {
    expect(projectY(85.05112878)).toBeCloseTo(0, 3);
  });
});

describe('a view [finder.map]', () => {
  it('shows the pin of every point that it was fitted to, none under the buttons, within the minimum zoom', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 30 }), (spots) => {
        const view = fitView(spots, size);
        if (view.zoom <= clampZoom(Number.NEGATIVE_INFINITY)) return;
        for (const each of spots) {
          const { x, y } = toScreen(view, size, each);
          // A pin is 23 pixels to each side; the buttons cover 62 pixels on the right.
          expect(x >= 60 && x + 23 <= 600 - 62 && y >= 60 && y <= 340).toBe(true);
        }
      }),
    );
  });

  it('shows the whole map without points', () => {
    const view = fitView([], size);
    expect([view.x, view.y, view.zoom].every(Number.isFinite)).toBe(true);
  });

  it('keeps the point under the pointer while zooming in', () => {
    fc.assert(
      fc.property(spot, fc.double({ min: -3, max: 3, noNaN: true }), (place, steps) => {
        const view = { ...place, zoom: 0 };
        const pixel = { x: 100, y: 300 };
        const before = fromScreen(view, size, pixel);
        const after = fromScreen(zoomBy(view, size, steps, pixel), size, pixel);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });
});

describe('clusters [finder.map]', () => {
  it('take each pin into the first group within the distance', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 60 }), fc.integer({ min: 1, max: 2000 }), (pins, radius) => {
        const groups: (typeof pins)[] = [];
        for (const pin of pins) {
          const near = groups.find(([first]) => first && Math.hypot(first.x - pin.x, first.y - pin.y) < radius);
          if (near) near.push(pin);
          else groups.push([pin]);
        }
        expect(clusterPins(pins, radius).map((each) => each.pins)).toEqual(groups);
      }),
    );
  });

  it('contain every pin once, and their first pins keep a minimum distance', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 40 }), fc.double({ min: 1, max: 500, noNaN: true }), (pins, radius) => {
        const clusters = clusterPins(pins, radius);
        expect(clusters.flatMap((each) => each.pins)).toHaveLength(pins.length);
        const heads = clusters.map((each) => each.pins[0]);
        for (const [index, one] of heads.entries())
          for (const other of heads.slice(index + 1))
            expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(
              radius,
            );
      }),
    );
  });

  it('separate while zooming in', () => {
    const pins = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(clusterPins(pins, 40)).toHaveLength(1);
    expect(clusterPins(pins, 5)).toHaveLength(2);
  });
});

describe('labels beside pins [finder.map]', () => {
  const at = (x: number, y: number, width = 80) => ({ at: { x, y }, width });
  const sidesOf = (...points: ReturnType<typeof at>[]) => fitLabels(points, { width: 600, height: 400 });
  it('are on the right if nothing is in their way', () => {
    expect(sidesOf(at(100, 100), at(100, 200), at(400, 100))).toEqual(['right', 'right', 'right']);
  });
  it('are on the left or below if they would cover pins or labels, or leave the map', () => {
    expect(sidesOf(at(200, 100), at(260, 100))).toEqual(['left', 'right']);
    expect(sidesOf(at(550, 100))).toEqual(['left']);
    expect(sidesOf(at(100, 20))).toEqual(['below']);
    expect(sidesOf(at(200, 200), at(380, 200), at(440, 200))).toEqual(['right', 'below', 'right']);
  });
  it('do not lie under the buttons', () => {
    expect(sidesOf(at(440, 100), at(440, 300))).toEqual(['left', 'right']);
  });
  it('are hidden where there is no room', () => {
    expect(sidesOf(at(100, 390, 500), at(300, 200, 0))).toEqual([undefined, undefined]);
  });
});

it('the scale bar is as long on the map as on the ground [finder.map]', () => {
  const view = { x: projectX(-1.5), y: projectY(52.5), zoom: 0 };
  const { miles, pixels } = scaleBar(view);
  const east = ((view.x + pixels) / 65_536) * 360 - 180;
  expect(milesBetween({ lat: 52.5, lng: -1.5 }, { lat: 52.5, lng: east })).toBeCloseTo(miles, 0);
});
