import { describe, expect, it } from 'vitest';
import { draftText } from './draft-text.ts';

describe('the text of a draft [preview.publish]', () => {
  it('is that of what is live if only the order of the fields differs', () => {
    expect(draftText('{"b":2,"a":1}', '{"a":1,"b":2}')).toBe('{"a":1,"b":2}');
    expect(draftText('{"b":3,"a":1}', '{"a":1,"b":2}')).toBe('{"b":3,"a":1}');
    expect(draftText('{"a":1}', undefined)).toBe('{"a":1}');
  });

  it('has no control characters but tabs and ends of lines, which HTML can contain', () => {
    const title = 'a\u0000b\u0008c\u001f\u007fd\te\nf\\u0000 é 😀';
    expect(JSON.parse(draftText(JSON.stringify({ tiles: [{ title }] }), null))).toEqual({
      tiles: [{ title: 'abcd\te\nf\\u0000 é 😀' }],
    });
  });

  it('keeps texts without such characters byte for byte', () => {
    const text = '{ "title" : "a\\tb\\n\\u00e9 \\\\u0000" }';
    expect(draftText('{ "title" : "a\\tb" }', null)).toBe('{ "title" : "a\\tb" }');
    expect(JSON.parse(draftText(text, null))).toEqual(JSON.parse(text));
  });
});
