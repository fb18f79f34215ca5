import { defineConfig } from '@playwright/test';
import { baseBrowserArguments, isFullRun, withImages, withMotion } from './preview/checks/browser/browser-options.ts';
import { findBrowser } from './preview/checks/browser/find-browser.ts';
import { ownProduct } from './site/e2e/product/own-product.ts';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'site/e2e',
  // A file is one worker's: what it starts is started once.
  fullyParallel: false,
  // A test waits for a third of its time, so that two processors have work for three.
  workers: 3,
  // The longest takes half of it on a machine with a load of 8.
  timeout: 60_000,
  // What a test waits for comes late on a busy machine.
  expect: { timeout: 15_000 },
  // A busy machine may be late once; a test that fails twice has found something. The report names both kinds.
  retries: 1,
  outputDir: 'test-results/browser-tests',
  globalSetup: process.env.SITE_URL ? [] : './site/e2e/product/start-product.ts',
  projects: [
    {
      // These change the brand's settings, which all pages share: one after the other, on a product of their own. First, so that
      // the others do not end before them.
      name: 'settings',
      testDir: '.',
      testMatch: ['site/e2e/layout/{frame-*,settings}.e2e.ts', 'preview/e2e/alone-*.e2e.ts'],
      workers: 1,
      use: { ...withImages(), ...withMotion },
      metadata: { product: ownProduct },
    },
    { name: 'site', testMatch: '**/*.e2e.ts', testIgnore: ['**/frame-*.e2e.ts', '**/settings.e2e.ts'] },
    { name: 'preview', testDir: 'preview/e2e', testMatch: '**/*.e2e.ts', testIgnore: '**/alone-*.e2e.ts' },
  ],
  use: {
    launchOptions: {
      executablePath,
      args: [...baseBrowserArguments, ...(isFullRun ? [] : ['--blink-settings=imagesEnabled=false'])],
    },
    contextOptions: isFullRun ? {} : { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
  },
});
