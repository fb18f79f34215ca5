import { defineConfig } from '@playwright/test';

/** The tests of the conformance kit. They start the browser that block reports are generated with. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 120_000,
  outputDir: '../../test-results/block-report-tests',
});
