import { expect, it } from 'vitest';
import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';
import { scaleToFit, viewports } from './viewports.ts';

it('has a viewport for every layout breakpoint, upright and rotated [preview.devices]', () => {
  for (const width of Object.values(breakpoints)) {
    const upright = viewports.find((each) => each.width === width);
    expect(upright, String(width)).toBeDefined();
    expect(viewports).toContainEqual(expect.objectContaining({ width: upright?.height, height: width }));
  }
  expect(Math.min(...viewports.map(({ width }) => width))).toBeLessThan(Math.min(...Object.values(breakpoints)));
});

it('scales viewports down until they fit side by side, and never up [preview.devices]', () => {
  const visibleViewports = viewports.filter(({ id }) => id === '360' || id === '1280');
  expect(scaleToFit(visibleViewports, 880)).toBe(0.5);
  expect(scaleToFit(visibleViewports, 4000)).toBe(1);
});
