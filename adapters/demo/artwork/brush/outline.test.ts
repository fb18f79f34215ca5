import { describe, expect, it } from 'vitest';
import { outline } from './outline.ts';

const lines = (svg: string): string => outline(svg, { lineWidth: 2 });

describe('a line drawing [diner.print]', () => {
  it('has each opaque shape in white with a black outline, where it was', () => {
    expect(lines('<g transform="scale(2)"><rect width="9" height="4" fill="#c63d22" rx="1"/></g>')).toBe(
      '<g transform="scale(2)"><rect width="9" height="4" rx="1" fill="#fff" stroke="#121512" stroke-width="2"/></g>',
    );
  });

  it('has a thick stroke as a band with two edges, and a thin one as a line', () => {
    expect(lines('<path d="M0 0h9" stroke="#dd7711" stroke-width="12"/>')).toBe(
      '<path d="M0 0h9" stroke="#121512" stroke-width="14"/><path d="M0 0h9" stroke="#fff" stroke-width="10"/>',
    );
    expect(lines('<path d="M0 0h9" stroke="#dd7711" stroke-width="1"/>')).toBe(
      '<path d="M0 0h9" stroke="#121512" stroke-width="2"/>',
    );
  });

  it.each([
    ['shadows', '<circle r="9" fill="#0004"/>'],
    ['light', '<circle r="9" fill="#ffffff" opacity="0.4"/>'],
    ['drops', '<g opacity="0.5" transform="scale(2)"><circle r="9" fill="#ffffff"/></g>'],
  ])('has no %s', (_, svg) => {
    expect(lines(svg)).toBe('');
  });

  it('has a shape once that was drawn in two tones', () => {
    const count = (svg: string) => lines(svg).match(/stroke=/g)?.length;
    expect(count('<path d="M0 0h9v9z" fill="#842"/><path d="M0 0h9v9z" fill="#c63" transform="scale(.9)"/>')).toBe(1);
    expect(count('<circle r="10" fill="#842"/><circle cx="1" cy="1" r="8.7" fill="#c63"/>')).toBe(1);
    expect(count('<circle r="10" fill="#842"/><circle r="4" fill="#c63"/>')).toBe(2);
    expect(count('<circle r="10" fill="#842"/><circle cx="30" r="9" fill="#c63"/>')).toBe(2);
  });
});
