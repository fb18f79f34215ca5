import { describe, expect, it } from 'vitest';
import { chooseMutations } from './choose-mutations.ts';
import { findMutations } from './find-mutations.ts';

const texts = Array.from({ length: 40 }, (_, at) => `const t${at} = 'text ${at}';`);
const source = [...texts, 'const a = b < c;', 'const d = e === f;'].join('\n');
const mutations = findMutations('a.ts', source);
const originals = (seed: number, count: number, of = mutations): string[] =>
  chooseMutations(of, seed, count).map(({ original }) => original);

describe('a sample of mutations', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(originals(1, 10)).toEqual(originals(1, 10));
    expect(originals(1, 10)).not.toEqual(originals(2, 10));
  });

  it('has no mutation twice, and all of them if the count is high enough', () => {
    expect(new Set(originals(1, 1000)).size).toBe(mutations.length);
    expect(originals(1, 10)).toHaveLength(10);
  });

  it('has each mutator once before it repeats one', () => {
    expect(chooseMutations(mutations, 1, 4).map(({ mutator }) => mutator)).toEqual([
      'boundary',
      'equality',
      'string',
      'string',
    ]);
  });

  it('does not change when the file grows elsewhere', () => {
    const grown = findMutations('a.ts', `\n\nconst first = 1;\n${source}`);
    expect(originals(1, 10, grown)).toEqual(originals(1, 10));
  });

  it('distinguishes equal mutations of a file', () => {
    const twice = findMutations('a.ts', 'const a = b < c;\nconst d = e < f;');
    expect(new Set(chooseMutations(twice, 1, 2).map(({ line }) => line))).toEqual(new Set([1, 2]));
  });
});
