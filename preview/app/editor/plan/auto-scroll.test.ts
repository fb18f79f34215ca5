import { describe, expect, it } from 'vitest';
import { scrollSpeed } from './auto-scroll.ts';

const box = { top: 100, bottom: 700 };

describe('the scroll speed of a drag', () => {
  it.each([
    ['in the middle', 400],
    ['just inside the edges', 165],
    ['just above the lower edge', 635],
  ])('is zero %s', (_, y) => {
    expect(scrollSpeed(y, box)).toBe(0);
  });

  it('increases towards the edge, and is at its maximum at the edge and beyond', () => {
    const speeds = [640, 660, 690, 700, 900].map((y) => scrollSpeed(y, box));
    expect(speeds).toEqual([...speeds].sort((one, other) => one - other));
    expect(speeds[0]).toBeGreaterThan(0);
    expect(speeds[3]).toBe(1200);
    expect(speeds[4]).toBe(1200);
  });

  it('is the same upwards as downwards', () => {
    expect(scrollSpeed(120, box)).toBe(-scrollSpeed(680, box));
    expect(scrollSpeed(-50, box)).toBe(-1200);
  });

  it('is zero in a container outside the window, and only at the edges of a low one', () => {
    expect(scrollSpeed(300, { top: 700, bottom: 650 })).toBe(0);
    expect(scrollSpeed(145, { top: 100, bottom: 190 })).toBe(0);
  });
});
