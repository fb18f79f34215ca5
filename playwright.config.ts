import { defineConfig } from '@playwright/test';
import { quietArguments } from './preview/checks/browser-options.ts';
import { findBrowser } from './preview/checks/find-browser.ts';
import { ownProduct } from './site/e2e/own-product.ts';

export default defineConfig({
  testDir: 'site/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A busy machine may be late once; a test that fails twice has found something. The report names both kinds.
  retries: 1,
  outputDir: 'test-results/browser-tests',
  globalSetup: process.env.SITE_URL ? [] : './site/e2e/start-product.ts',
  projects: [
    { name: 'site', testMatch: '**/*.e2e.ts', testIgnore: ['**/frame-*.e2e.ts', '**/settings.e2e.ts'] },
    { name: 'preview', testDir: 'preview/e2e', testMatch: '**/*.e2e.ts', testIgnore: '**/alone-*.e2e.ts' },
    {
      // These change the brand's settings, which all pages share: one after the other, on a product of their own.
      name: 'settings',
      testDir: '.',
      testMatch: ['site/e2e/frame-*.e2e.ts', 'site/e2e/settings.e2e.ts', 'preview/e2e/alone-*.e2e.ts'],
      fullyParallel: false,
      workers: 1,
      metadata: { product: ownProduct },
    },
  ],
  use: {
    launchOptions: { executablePath: await findBrowser(), args: quietArguments },
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
  },
});
