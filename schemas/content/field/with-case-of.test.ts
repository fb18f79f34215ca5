import { expect, it } from 'vitest';
import { withCaseOf } from './with-case-of.ts';

it.each([
  ['laksa', 'curry', 'curry'],
  ['Laksa', 'curry', 'Curry'],
  ['LAKSA', 'curry', 'CURRY'],
  ['laksa', 'Curry', 'curry'],
  ['lAksa', 'Curry', 'Curry'],
  ['42', 'Curry', 'Curry'],
  ['A', 'the', 'The'],
  ['“Laksa', '“curry', '“Curry'],
  ['Laksa', 'green curry', 'Green curry'],
  ['LAKSA', 'green curry', 'GREEN CURRY'],
  ['Laksa bowl', 'green curry', 'Green curry'],
  ['Laksa Bowl', 'green thai curry', 'Green Thai Curry'],
  ['Laksa bowl', 'green thai curry', 'Green thai curry'],
  ['Laksa', 'élan', 'Élan'],
  ['Laksa', ' curry  pot ', ' Curry  pot '],
  ['Laksa', '', ''],
])('in place of “%s”, “%s” becomes “%s” [editor.find]', (match, replacement, result) => {
  expect(withCaseOf(match, replacement)).toBe(result);
});
