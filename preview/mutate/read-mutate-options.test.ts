import { describe, expect, it } from 'vitest';
import { help, readMutateOptions } from './read-mutate-options.ts';
import { isMutated } from './source-files.ts';

describe('the options of the mutation test', () => {
  it('have defaults', () => {
    expect(readMutateOptions(['schemas', 'site/routing/redirects'])).toEqual({
      kind: 'run',
      paths: ['schemas', 'site/routing/redirects'],
      count: 15,
      seed: 1,
      limit: 300,
    });
  });

  it('are parsed from the command line', () => {
    const args = ['schemas', '--count', '3', '--seed', '7', '--limit', '60'];
    expect(readMutateOptions(args)).toMatchObject({ count: 3, seed: 7, limit: 60 });
    expect(readMutateOptions(['--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [[], 'Give a file or a folder.'],
    [['schemas', '--count', '0'], '--count: '],
    [['schemas', '--count', 'many'], '--count: '],
    [['schemas', '--seed', '1.5'], '--seed: '],
    [['schemas', '--colour'], '--colour'],
    [['schemas', 'schemas/nothing'], 'There is no schemas/nothing.'],
  ])('are refused with a reason: %j', (args, message) => {
    expect(readMutateOptions(args)).toEqual({ kind: 'invalid', message: expect.stringContaining(message) });
  });

  it('are all in the help', () => {
    for (const name of ['--count', '--seed', '--limit']) expect(help).toContain(name);
  });
});

it.each([
  ['site/pages/plan/plan-page.ts', true],
  ['blocks/text/text.tsx', true],
  ['site/pages/cache/reach.test.ts', false],
  ['site/pages/finish/negotiator.d.ts', false],
  ['schemas/tiles/tiles.generated.ts', false],
  ['schemas/tiles/text/text.examples.ts', false],
  ['adapters/api-client/fake-client.ts', false],
  ['site/layout/planned-example.ts', false],
  ['blocks/text/text.module.css', false],
])('%s is mutated: %s', (file, expected) => {
  expect(isMutated(file)).toBe(expected);
});
