import { expect, it } from 'vitest';
import { isMutated, testSupport } from './source-files.ts';

it('leaves out what tests alone import, directly or through each other', () => {
  const texts = new Map([
    ['site/menu.test.ts', "import { world } from './world.ts';\nimport { menu } from './menu.ts';"],
    ['site/world.ts', "import { requests } from '#site/data/requests.ts';\nimport { price } from './price.ts';"],
    ['site/data/requests.ts', ''],
    ['site/menu.ts', "const { price } = await import('./price.ts');"],
    ['site/price.ts', ''],
    ['site/main.ts', "import './menu.ts';"],
    ['site/e2e/visit.ts', "import { browser } from '../browser.ts';"],
    ['site/browser.ts', ''],
    ['site/page.test.ts', "import Page from './next/app/page.tsx';"],
    ['site/next/app/page.tsx', "import { frame } from '../../frame.ts';"],
    ['site/frame.ts', ''],
  ]);
  const support = [...testSupport(texts)].filter((file) => !/test|e2e/.test(file));
  expect(support.sort()).toEqual(['site/browser.ts', 'site/data/requests.ts', 'site/world.ts']);
});

it.each([
  ['blocks/hero/hero.tsx', true],
  ['blocks/booking/booking.client.tsx', true],
  ['blocks/_shared/browser/entry-state.client.ts', true],
  // Their generator is tested against its output, which no test imports for that.
  ['blocks/_shared/forms/compiled/contact.generated.client.tsx', false],
  ['blocks/blocks.generated.ts', false],
  ['schemas/tiles/hero/hero.examples.ts', false],
  ['blocks/_shared/examples/example-data.ts', false],
  ['site/layout/planned-example.ts', false],
  ['blocks/booking/journey/journey.client.test.tsx', false],
  ['blocks/styles.module.css', false],
])('mutates sources, and no tests, generated files or content: %s is %s', (file, mutated) => {
  expect(isMutated(file)).toBe(mutated);
});
