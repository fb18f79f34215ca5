import { expect, it } from 'vitest';
import { isMutated, testSupport } from './source-files.ts';

it('leaves out what only tests import, directly or indirectly', () => {
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
    ['site/start-process.ts', "spawn(join(folder, './service/main.ts'));"],
    ['site/start.test.ts', "import './start-process.ts';"],
    ['site/service/main.ts', "import './run.ts';"],
    ['site/service/run.ts', ''],
  ]);
  const support = [...testSupport(texts)].filter((file) => !/test|e2e/.test(file));
  expect(support.sort()).toEqual([
    'site/browser.ts',
    'site/data/requests.ts',
    'site/start-process.ts',
    'site/world.ts',
  ]);
});

it.each([
  ['blocks/hero/hero.tsx', true],
  ['blocks/booking/booking.client.tsx', true],
  ['blocks/_shared/browser/entry-state.client.ts', true],
  // The generator has its own tests, which do not import its output.
  ['blocks/_shared/forms/compiled/contact.generated.client.tsx', false],
  ['blocks/blocks.generated.ts', false],
  ['schemas/tiles/hero/hero.examples.ts', false],
  ['schemas/sources/examples/menus.ts', false],
  ['site/layout/planned-example.ts', false],
  ['blocks/booking/journey/journey.client.test.tsx', false],
  ['blocks/styles.module.css', false],
])('mutates sources only, not tests, generated files or content: %s', (file, expected) => {
  expect(isMutated(file)).toBe(expected);
});
