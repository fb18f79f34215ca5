import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

it.each([
  ['Laksa (2).jpg', 'Laksa (2).jpg'],
  ['a\u0000b\r\nc\t\u0085.jpg', 'abc.jpg'],
  ['cv\u202egpj.svg', 'cvgpj.svg'],
  ['\u2066\u200f\u061cbowl\u2069.jpg', 'bowl.jpg'],
  ['one\u2028two\u2029\ufeff.jpg', 'onetwo.jpg'],
  ['👩\u200d🍳.jpg', '👩\u200d🍳.jpg'],
  ['می\u200cخواهم.jpg', 'می\u200cخواهم.jpg'],
  ['\u202e\u0007 ', 'file'],
])('the name %j is stored as %j [editor.media]', (name, stored) => {
  expect(cleanFileName(name)).toBe(stored);
});
