import { describe, expect, it } from 'vitest';
import { findMutations } from './find-mutations.ts';
import { applyMutation } from './mutation.ts';

/** The mutants of a source, by mutator. */
const mutants = (source: string, file = 'a.ts'): [string, string][] =>
  findMutations(file, source).map((mutation) => [mutation.mutator, applyMutation(source, mutation)]);

describe('the mutations of a file', () => {
  it.each([
    ['const a = b < c;', 'boundary', 'const a = b <= c;'],
    ['const a = b <= c;', 'boundary', 'const a = b < c;'],
    ['const a = b > c;', 'boundary', 'const a = b >= c;'],
    ['const a = b >= c;', 'boundary', 'const a = b > c;'],
    ['const a = b === c;', 'equality', 'const a = b !== c;'],
    ['const a = b !== c;', 'equality', 'const a = b === c;'],
    ['const a = b && c;', 'logical', 'const a = b || c;'],
    ['const a = b || c;', 'logical', 'const a = b && c;'],
    ['const a = true;', 'boolean', 'const a = false;'],
    ['const a = false;', 'boolean', 'const a = true;'],
    ["const a = 'text';", 'string', "const a = '';"],
    ['const a = `text`;', 'string', 'const a = ``;'],
    ['const a = [b, c];', 'array', 'const a = [];'],
    ['const a = b ? c : d;', 'branches', 'const a = b ? (d) : (c);'],
    ['if (a) b();', 'statement', ';'],
    ['throw a;', 'statement', ';'],
    ['const f = () => { return a; };', 'statement', 'const f = () => { return; };'],
  ])('of %s include the %s %s', (source, mutator, mutant) => {
    expect(mutants(source)).toContainEqual([mutator, mutant]);
  });

  it('swap the branches of an if, even if the second is another if', () => {
    expect(mutants('if (a) { b(); } else if (c) { d(); }')).toContainEqual([
      'branches',
      'if (a) { if (c) { d(); } } else { { b(); } }',
    ]);
  });

  it('are one per place, in source order, with the line', () => {
    const source = 'call();\nif (a === 1)\n  call();\n';
    expect(findMutations('a.ts', source).map(({ line, original }) => [line, original])).toEqual([
      [1, 'call();'],
      [2, 'if (a === 1)\n  call();'],
      [2, '==='],
      [3, 'call();'],
    ]);
  });

  it('change the operator itself, not the same characters in an operand or a comment', () => {
    expect(mutants("const a = '<' < b;")).toContainEqual(['boundary', "const a = '<' <= b;"]);
    const nested = mutants('const a = (b < c) === d;').map(([, mutant]) => mutant);
    expect(nested).toEqual(['const a = (b <= c) === d;', 'const a = (b < c) !== d;']);
  });

  it.each([
    ["import { a } from './a.ts';"],
    ["export * from './a.ts';"],
    ["const a = import('./a.ts');"],
    ["'use client';"],
    ["type A = 'text' | true;"],
    ["interface A { readonly b: 'text' }"],
    ["const a = { 'some-key': b };"],
    ["const a = '', b = [], c = ``;"],
    ['const a = sql`select`;'],
    ['const f = () => { return undefined; };'],
    ['const f = () => { return; };'],
    ['for (let a = 0; ; a += 1) {}'],
  ])('skip what has no meaning, or would not run: %s', (source) => {
    expect(mutants(source)).toEqual([]);
  });

  it('include expressions with a type, and markup', () => {
    expect(mutants("const a = ['b'] as const satisfies string[];").map(([, mutant]) => mutant)).toEqual([
      'const a = [] as const satisfies string[];',
      "const a = [''] as const satisfies string[];",
    ]);
    expect(mutants('const a = <p title="b">{c ? d : e}</p>;', 'a.tsx').map(([, mutant]) => mutant)).toEqual([
      "const a = <p title=''>{c ? d : e}</p>;",
      'const a = <p title="b">{c ? (e) : (d)}</p>;',
    ]);
  });

  it('leave attributes alone for which HTML defines that an empty value means the same', () => {
    const empty = (source: string) => mutants(`const a = ${source};`, 'a.tsx').map(([, mutant]) => mutant);
    expect(empty('<form method="get" />')).toEqual([]);
    expect(empty('<button type="submit" />')).toEqual([]);
    expect(empty('<form method="post" />')).toEqual(["const a = <form method='' />;"]);
  });

  it('are none if a file cannot be parsed', () => {
    expect(() => findMutations('a.ts', 'const = ;')).toThrow('a.ts cannot be parsed');
  });
});
