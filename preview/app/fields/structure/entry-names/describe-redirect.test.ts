import { expect, it } from 'vitest';
import { describeRedirect } from './describe-redirect.ts';

it.each([
  [{ from: '/old', to: '/new' }, '/old → /new · This address only'],
  [
    { from: ' /old ', to: 'https://example.com/', prefix: true },
    '/old → https://example.com/ · With all addresses below',
  ],
  [{ from: '/old', to: '' }, '/old → ? · This address only'],
  [{ from: `/${'a'.repeat(80)}`, to: '/new' }, `/${'a'.repeat(58)}… → /new · This address only`],
  [{ from: ' ', to: '/new' }, undefined],
  [{ to: '/new' }, undefined],
  [undefined, undefined],
])('the redirect %j is called “%s” [editor.addresses]', (entry, name) => {
  expect(describeRedirect(entry)).toBe(name);
});
