import { defineConfig } from '@playwright/test';

/**
 * The tests of the screenshot commands. They start the browser that takes the screenshots, not that of the other tests.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 300_000,
  outputDir: '../../test-results/visual-tests',
});
