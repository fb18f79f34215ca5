import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toFocusPosition, toFocusStep } from './focus-step.ts';

const styles = readFileSync(join(import.meta.dirname, 'focus.css'), 'utf8');

describe('a focal point', () => {
  it.each([
    [undefined, undefined],
    [50, undefined],
    [46, undefined],
    [44.9, 40],
    [0, 0],
    [100, 100],
    [95, 100],
  ])('at %j percent is the step %j [editor.media]', (percent, step) => {
    expect(toFocusStep(percent)).toBe(step);
  });

  it.each([2, 2.5, 3, 4])(
    'is within a box that shows 1/%f of the image, and nearer its middle [editor.media]',
    (ratio) => {
      for (let percent = 0; percent <= 100; percent += 10) {
        const positionIn = (position: number) => (ratio * percent - (ratio - 1) * position) / 100;
        const place = positionIn(toFocusPosition(percent));
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
        expect(Math.abs(place - 0.5)).toBeLessThanOrEqual(Math.abs(positionIn(percent) - 0.5) + 1e-9);
      }
    },
  );

  it.each(['x', 'y'])('has a rule for each step of its %s, which moves the image there [editor.media]', (axis) => {
    const steps = new Set(Array.from({ length: 101 }, (_, percent) => toFocusStep(percent)));
    steps.delete(undefined);
    const rules = styles.matchAll(/\[data-focus-(.)='(\d+)'\] \{\n {2}--focus-(.): (\d+)%;/g);
    const moved = [...rules].filter(
      (rule) => rule[1] === axis && rule[3] === axis && toFocusPosition(Number(rule[2])) === Number(rule[4]),
    );
    expect(moved.map(([, , step]) => Number(step))).toEqual([...steps]);
  });
});
