import { expect, it } from 'vitest';
import { readVisualOptions } from '../select/read-visual-options.ts';
import { planVisualRun } from './visual-run.ts';

const { describe: describeSnapshot } = planVisualRun(readVisualOptions(['hero--']));

it.each([
  [
    'hero--half-third-rounded-corners-highlight-768-coastal@768',
    'Screen 768 px wide, height half, width third, layout rounded-corners, background highlight, theme coastal',
  ],
  ['hero--link-hovered@360', 'Screen 360 px wide, height full, background primary, theme default, pointer over a'],
  ['offer--data-late@360', 'Screen 360 px wide, background secondary, theme default, before its data arrives'],
  ['problems--tile-threw@360', 'Screen 360 px wide, theme default, as editors see a block that throws'],
  ['editor-app--sign-in@360', 'Screen 360 px wide'],
])('describes what %s shows [visual.local]', (name, expected) => {
  expect(describeSnapshot(name)).toBe(expected);
});
