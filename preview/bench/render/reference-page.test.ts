import { expect, it } from 'vitest';
import { referencePage } from '../reference-page.ts';
import { renderReferencePage } from './render-reference-page.tsx';

it('400 tiles are less than 440 kB of markup, to which a build adds 50 kB of hashes in class names and layout [scale.growth]', () => {
  const html = renderReferencePage(referencePage(400));
  expect(Buffer.byteLength(html)).toBeGreaterThan(300_000);
  expect(Buffer.byteLength(html)).toBeLessThan(440_000);
});
