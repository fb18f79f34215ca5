import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('JSON from outside', () => {
  it('is read as it stands', () => {
    expect(readJson('{"a":[1,"x",null,{"b":false}]}')).toEqual({
      ok: true,
      value: { a: [1, 'x', null, { b: false }] },
    });
  });

  it('is refused when it is none', () => {
    for (const text of ['', '{', 'nul', '<p>', '{"a":1}}', "{'a':1}", '{"a":NaN}'])
      expect(readJson(text), text).toMatchObject({ ok: false });
  });

  it('may be nested 64 levels deep, and no deeper', () => {
    expect(readJson(nested(64))).toMatchObject({ ok: true });
    expect(readJson(nested(65))).toEqual({ ok: false, message: 'is nested deeper than 64 levels' });
    expect(readJson(nested(100_000))).toMatchObject({ ok: false });
  });

  it('may hold any brackets inside of texts', () => {
    const value = { text: `${'['.repeat(1000)}"\\` };
    expect(readJson(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  it.each(['{"__proto__":1}', '{"a":[{"b":{"__proto__":{}}}]}', '{"\\u005f_proto__":1}'])(
    'is refused with the key __proto__: %s',
    (text) => {
      expect(readJson(text)).toEqual({ ok: false, message: 'holds the key __proto__' });
    },
  );

  it('may say __proto__ in a text', () => {
    expect(readJson('{"a":"__proto__"}')).toMatchObject({ ok: true });
  });

  it.each([
    ['{"a":"one\\ud83dtwo"}', { a: 'one\ufffdtwo' }],
    ['{"a":["\\uDE00"]}', { a: ['\ufffd'] }],
    ['{"a":"\\ud83d\\ude00 \\\\ud83d"}', { a: '\u{1f600} \\ud83d' }],
  ])('has no half of a character in its texts: %s', (text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value });
  });
});
