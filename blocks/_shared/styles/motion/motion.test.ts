import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { animationEffects, backgroundAnimationEffects } from '#schemas/content/tile/tile-fields.ts';

const css = readFileSync(join(import.meta.dirname, 'motion.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** Returns the declarations of the rule with exactly this selector. */
const declarationsOf = (selector: string): string | undefined => css.split(`${selector} {`)[1]?.split('}')[0];

/** Returns the value of the rule's `animation` or `animation-name`. */
const animationOf = (selector: string): string | undefined =>
  /animation(?:-name)?: ([^;]+);/.exec(declarationsOf(selector) ?? '')?.[1];

const entering = (attribute: string): string => `.tile[data-seen='entering'][${attribute}] > *`;
const background = (attribute: string): string => `.tile[${attribute}][data-seen]::before`;

it.each(animationEffects.filter((effect) => effect !== 'none'))(
  'the entrance animation “%s” plays the keyframes with its name [tile.animation]',
  (effect) => {
    const animation =
      animationOf(entering(`data-animation='${effect}'`)) ?? animationOf(entering('data-animation')) ?? '';
    expect(animation.split(' ')[0]).toBe(`tile-${effect}`);
    expect(declarationsOf(`@keyframes tile-${effect}`)).toBeDefined();
  },
);

it.each(backgroundAnimationEffects.filter((effect) => effect !== 'none'))(
  'the background animation “%s” plays the keyframes with its name and ends within five seconds [tile.animation]',
  (effect) => {
    const animation =
      animationOf(background(`data-background-animation='${effect}'`)) ??
      animationOf(background('data-background-animation')) ??
      '';
    const [name, ...parts] = animation.replace(/\([^)]*\)/g, '').split(' ');
    const seconds = parts.filter((part) => /^[\d.]+s$/.test(part)).map(Number.parseFloat);
    const times = parts.filter((part) => /^(\d+|infinite)$/.test(part));
    expect(name).toBe(`pattern-${effect}`);
    expect(declarationsOf(`@keyframes pattern-${effect}`)).toBeDefined();
    // One duration, no delay and no repetition.
    expect([seconds.length, times]).toEqual([1, []]);
    expect(seconds[0]).toBeLessThanOrEqual(5);
  },
);

it('animation durations are set only in the shorthand', () => {
  expect(css.match(/animation-(duration|delay|iteration-count)/g)).toBeNull();
});
