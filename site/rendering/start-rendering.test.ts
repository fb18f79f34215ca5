import { expect, it } from 'vitest';
import { countWorkers } from './start-rendering.ts';

it.each([
  [0, 1, 1],
  [0, 2, 1],
  [0, 8, 7],
  [3, 2, 3],
])(
  'starts as many workers as configured, or one less than there are cores: %i of %i cores is %i [scale.render]',
  (configured, cores, expected) => {
    expect(countWorkers(configured, cores)).toBe(expected);
  },
);
