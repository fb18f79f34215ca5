import { describe, expect, it } from 'vitest';
import { page } from '#schemas/content/page/page.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { startingTiles, validateNewPage } from './create-page.ts';

describe('the title of a new page', () => {
  const { table } = loadRedirects([]);
  const validate = (title: string) =>
    validateNewPage({ id: 'spring', title, copyOf: undefined, template: 'empty' }, [], table);

  it('is as long as the schema of pages allows, and no longer [editor.addresses]', () => {
    const isAccepted = (length: number) => {
      const title = 'x'.repeat(length);
      return [validate(title) === undefined, page.safeParse({ id: 'spring', title, tiles: [] }).success];
    };
    expect([isAccepted(120), isAccepted(121)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('is also its first heading, without spaces around it, unless it is too long for one [preview.compose]', () => {
    const headingOf = (title: string) => startingTiles('content', title)[0]?.heading;
    expect(headingOf(' Spring ')).toBe('Spring');
    expect(headingOf('x'.repeat(60))).toBe('x'.repeat(60));
    expect(headingOf('x'.repeat(61))).toBe(headingOf('x'.repeat(62)));
    expect(startingTiles('content', 'x'.repeat(61)).length).toBe(startingTiles('content', 'Spring').length);
  });

  it('changes nothing in a template without tiles [preview.compose]', () => {
    expect([startingTiles('empty', 'Spring'), startingTiles('unknown', 'Spring')]).toEqual([[], []]);
  });
});
