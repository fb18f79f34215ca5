import { defineConfig } from '@playwright/test';
import { ownBrowser } from './preview/checks/browser-options.ts';

export default defineConfig({
  testDir: 'site/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A busy machine may be late once; a test that fails twice has found something. The report names both kinds.
  retries: 1,
  outputDir: 'test-results',
  globalSetup: process.env.SITE_URL ? [] : './site/e2e/start-product.ts',
  /** What changes the brand's settings, which all pages share, or is timed, comes after all else, one file after the other. */
  projects: [
    { name: 'site', testMatch: '**/*.e2e.ts', testIgnore: ['**/frame-*.e2e.ts', '**/settings.e2e.ts'] },
    { name: 'preview', testDir: 'preview/e2e', testMatch: '**/*.e2e.ts', testIgnore: '**/alone-*.e2e.ts' },
    {
      name: 'frame',
      testMatch: '**/frame-*.e2e.ts',
      dependencies: ['site', 'preview'],
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'preview-alone',
      testDir: 'preview/e2e',
      testMatch: '**/alone-*.e2e.ts',
      dependencies: ['frame'],
      workers: 1,
    },
    { name: 'settings', testMatch: '**/settings.e2e.ts', dependencies: ['preview-alone'] },
  ],
  use: {
    launchOptions: ownBrowser,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
  },
});
