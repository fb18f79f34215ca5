import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run-step.ts';
import { unpackedFolder } from './packaged-browser.ts';

it('the unpacked browser is in no folder that npm ci deletes', () => {
  expect(relative(root, unpackedFolder('1.2.3'))).toBe('.cache/chromium-1.2.3');
});
