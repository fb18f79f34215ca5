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
});
