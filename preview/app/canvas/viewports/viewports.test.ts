import { describe, expect, it } from 'vitest';
import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';
import { scaleToFit, type Viewport, viewports } from './viewports.ts';

it('has a viewport for every layout breakpoint, upright and rotated [preview.devices]', () => {
  for (const width of Object.values(breakpoints)) {
    const upright = viewports.find((each) => each.width === width);
    expect(upright, String(width)).toBeDefined();
    expect(viewports).toContainEqual(expect.objectContaining({ width: upright?.height, height: width }));
  }
  expect(Math.min(...viewports.map(({ width }) => width))).toBeLessThan(Math.min(...Object.values(breakpoints)));
});

const sizeOf = (id: string): Viewport => {
  const viewport = viewports.find((each) => each.id === id);
  if (!viewport) throw new Error(`There is no viewport ${id}.`);
  return viewport;
};

describe('the large frame', () => {
  it.each([
    ['fits a window of 1,440 × 900 pixels at 70 % or more', '1280', { width: 936, height: 630 }, 0.7125],
    ['is not enlarged', '1280', { width: 4000, height: 3000 }, 1],
    ['fits in both directions', '768', { width: 700, height: 960 }, 676 / 768],
    ['stays readable where its height does not fit', '360', { width: 900, height: 300 }, 0.7],
    ['is shrunk further where its width does not fit', '1680', { width: 600, height: 900 }, 576 / 1680],
    ['is never too small to see', '1680', { width: 0, height: 0 }, 0.22],
  ])('%s [editor.canvas]', (_, id, canvas, scale) => {
    expect(scaleToFit(sizeOf(id), canvas)).toBeCloseTo(scale, 3);
  });
});
