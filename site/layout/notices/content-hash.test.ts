import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

describe('the content hash', () => {
  it('is the same for the same text [banner.global] [popup.global]', () => {
    expect(contentHash('Christmas tables are open', '/menu')).toBe(contentHash('Christmas tables are open', '/menu'));
  });

  it('changes with the text [banner.global] [popup.global]', () => {
    expect(contentHash('Christmas tables are open')).not.toBe(contentHash('Christmas tables are opem'));
  });

  it('distinguishes where one part ends and the next begins [banner.global] [popup.global]', () => {
    expect(contentHash('ab', 'c')).not.toBe(contentHash('a', 'bc'));
    expect(contentHash('a', undefined, 'b')).not.toBe(contentHash('a', 'b', undefined));
  });

  it('is valid in an attribute [banner.global] [popup.global]', () => {
    expect(contentHash('é “quoted”')).toMatch(/^[\w-]{12}$/);
  });
});
