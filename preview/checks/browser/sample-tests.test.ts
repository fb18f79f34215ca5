import { describe, expect, it } from 'vitest';
import { sampleTests } from './sample-tests.ts';

const listing = `Listing tests:
  [settings] › ../../preview/e2e/alone.e2e.ts:4:1 › a first test [editor.content]
  [settings] › ../../preview/e2e/alone.e2e.ts:9:1 › a second test
  [site] › pages/print.e2e.ts:3:1 › a group › a page is printed
  [site] › pages/print.e2e.ts:8:3 › a group › a menu is printed
Total: 4 tests in 2 files`;

describe('the list of browser tests', () => {
  it('has the first test of a sampled file, and all tests of others', () => {
    expect(sampleTests(listing, (file) => file.startsWith('pages/')).split('\n')).toEqual([
      '[settings] › ../../preview/e2e/alone.e2e.ts:4:1 › a first test [editor.content]',
      '[settings] › ../../preview/e2e/alone.e2e.ts:9:1 › a second test',
      '[site] › pages/print.e2e.ts:3:1 › a group › a page is printed',
    ]);
  });
});
