import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

describe('the name of what a visitor reads', () => {
  it('stays the same for the same words', () => {
    expect(contentHash('Christmas tables are open', '/menu')).toBe(contentHash('Christmas tables are open', '/menu'));
  });

  it('changes with any word of it', () => {
    expect(contentHash('Christmas tables are open')).not.toBe(contentHash('Christmas tables are opem'));
  });

  it('tells where one part ends and the next begins', () => {
    expect(contentHash('ab', 'c')).not.toBe(contentHash('a', 'bc'));
    expect(contentHash('a', undefined, 'b')).not.toBe(contentHash('a', 'b', undefined));
  });

  it('is short and plain enough for an attribute', () => {
    expect(contentHash('é “quoted”')).toMatch(/^[\w-]{12}$/);
  });
});
