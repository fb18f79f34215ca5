import { describe, expect, it } from 'vitest';
import { splitList } from './split-list.ts';

describe('the text of a list', () => {
  it.each([
    ['{"jobs":[{"a":1},{"b":[{"c":"}"}]}]}', ['{"a":1}', '{"b":[{"c":"}"}]}']],
    ['[{"a":"\\"]}{"} , {"b":"\\\\"}\n]', ['{"a":"\\"]}{"}', '{"b":"\\\\"}']],
    [' { "success" : true , "jobs" : [ {} ] , "total": -1.5e3, "next": null } ', ['{}']],
    ['{"jobs":[]}', []],
  ])('is split: %s [upstream.entries]', (text, entries) => {
    const list = splitList(text);
    expect(list?.entries).toEqual(entries);
    expect(JSON.parse(`${list?.head}${entries.join(',')}${list?.tail}`)).toEqual(JSON.parse(text));
  });

  it.each([
    '',
    '{}',
    '{"jobs":{"a":1}}',
    '{"jobs":[{"a":1},]}',
    '{"jobs":[{"a":1} {"b":1}]}',
    '{"jobs":[{"a":1}',
    '{"jobs":[{"a":"1}]}',
    '{"jobs":[{"a":1}]',
    '[{"a":1}]}',
    '{"jobs":[1,2]}',
    '{"jobs":[{"a":1}],"more":[]}',
    '{"more":[],"jobs":[{"a":1}]}',
    '{"jobs":[{"a":1}]} {}',
  ])('is not split if it has another form: %s [upstream.entries]', (text) => {
    expect(splitList(text)).toBeUndefined();
  });

  it('is split with any space between its entries [upstream.entries]', () => {
    expect(splitList('[{"a":1}\r\n\t ,\r\n\t {"b":1}\r\n\t ]')?.entries).toEqual(['{"a":1}', '{"b":1}']);
  });

  it('is split with at most 1,000 characters before and after it [upstream.entries]', () => {
    const withHead = (length: number) => `${`{"a":"${'x'.repeat(length - 13)}","j":[`}{"b":1}]}`;
    const withTail = (length: number) => `{"j":[{"b":1}${`],"a":"${'x'.repeat(length - 9)}"}`}`;
    expect([splitList(withHead(1000))?.head.length, splitList(withTail(1000))?.tail.length]).toEqual([1000, 1000]);
    expect([splitList(withHead(1001)), splitList(withTail(1001))]).toEqual([undefined, undefined]);
  });
});
