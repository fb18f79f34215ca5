import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('readJson', () => {
  it('returns the parsed value', () => {
    expect(readJson('{"a":[1,"x",null,{"b":false}]}')).toEqual({
      ok: true,
      value: { a: [1, 'x', null, { b: false }] },
    });
  });

  it('rejects text that is not JSON', () => {
    for (const text of ['', '{', 'nul', '<p>', '{"a":1}}', "{'a':1}", '{"a":NaN}'])
      expect(readJson(text), text).toMatchObject({ ok: false });
  });

  it('accepts 64 levels of nesting and no more', () => {
    expect(readJson(nested(64))).toMatchObject({ ok: true });
    expect(readJson(nested(65))).toEqual({ ok: false, message: 'is nested deeper than 64 levels' });
    expect(readJson(nested(100_000))).toMatchObject({ ok: false });
  });

  it('ignores brackets inside strings', () => {
    const value = { text: `${'['.repeat(1000)}"\\` };
    expect(readJson(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  it.each(['{"__proto__":1}', '{"a":[{"b":{"__proto__":{}}}]}', '{"\\u005f_proto__":1}'])(
    'rejects the key __proto__: %s',
    (text) => {
      expect(readJson(text)).toEqual({ ok: false, message: 'contains the key __proto__' });
    },
  );

  it('accepts __proto__ as a value', () => {
    expect(readJson('{"a":"__proto__"}')).toMatchObject({ ok: true });
  });

  it.each([
    ['{"a":"one\\ud83dtwo"}', { a: 'one\ufffdtwo' }],
    ['{"a":["\\uDE00"]}', { a: ['\ufffd'] }],
    ['{"a":"\\ud83d\\ude00 \\\\ud83d"}', { a: '\u{1f600} \\ud83d' }],
  ])('replaces unpaired surrogates: %s', (text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value });
  });
});
