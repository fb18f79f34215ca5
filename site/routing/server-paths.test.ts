import { expect, it } from 'vitest';
import { isServerPath } from './server-paths.ts';

it.each([
  ['/healthz', true],
  ['/healthz2', false],
  ['/robots.txt/x', false],
  ['/api', true],
  ['/api/x', true],
  ['/apis', false],
  ['/media/satay.jpg', true],
])('the server answers %s itself: %s [editor.addresses]', (path, expected) => {
  expect(isServerPath(path)).toBe(expected);
});
