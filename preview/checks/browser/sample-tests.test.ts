import { describe, expect, it } from 'vitest';
import { sampleTests } from './sample-tests.ts';

const listing = `Listing tests:
  [settings] › ../../preview/e2e/alone.e2e.ts:4:1 › a first test [editor.content]
  [settings] › ../../preview/e2e/alone.e2e.ts:9:1 › a second test
  [site] › pages/print.e2e.ts:3:1 › a group › a page is printed
  [site] › pages/print.e2e.ts:8:3 › a group › a menu is printed
Total: 4 tests in 2 files`;

const isPage = (file: string): boolean => file.startsWith('pages/');

describe('the list of browser tests', () => {
  it('has the first test of a sampled file, and all tests of others', () => {
    expect(sampleTests(listing, { isSampled: isPage, seed: 'any' }).split('\n')).toEqual([
      '[settings] › ../../preview/e2e/alone.e2e.ts:4:1 › a first test [editor.content]',
      '[settings] › ../../preview/e2e/alone.e2e.ts:9:1 › a second test',
      '[site] › pages/print.e2e.ts:3:1 › a group › a page is printed',
    ]);
  });

  it('has every third of the sampled files, and others for another seed', () => {
    const many = Array.from({ length: 30 }, (_, index) => `  [site] › pages/${index}.e2e.ts:3:1 › a test`).join('\n');
    const sample = (seed: string): string => sampleTests(many, { isSampled: isPage, seed });
    expect(sample('one').split('\n')).toHaveLength(10);
    expect(sample('one')).toBe(sample('one'));
    expect(sample('one')).not.toBe(sample('other'));
  });
});
