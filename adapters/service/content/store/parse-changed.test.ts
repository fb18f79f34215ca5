import { expect, it } from 'vitest';
import { parseChanged } from './parse-changed.ts';

it('stored texts are parsed once as long as they are listed [scale.growth]', () => {
  const parsed: unknown[] = [];
  const parseAll = parseChanged((json) => {
    parsed.push(json);
    return { json };
  });
  const first = parseAll(['1', '2', '1']);
  expect(parseAll(['3', '2'])).toEqual([{ json: 3 }, { json: 2 }]);
  expect(parseAll(['2'])[0]).toBe(first[1]);
  expect(parseAll(['1'])).toEqual([{ json: 1 }]);
  expect(parsed).toEqual([1, 2, 3, 1]);
});
