import { describe, expect, it } from 'vitest';
import { page } from '#schemas/content/page/page.ts';
import { slugify } from '../slugify.ts';
import { startingTiles, validateNewPage } from './create-page.ts';

describe('a new page', () => {
  it.each([
    ['Summer on the terrace!', 'summer-on-the-terrace'],
    ['  Crème brûlée & phở  ', 'creme-brulee-pho'],
    ['Đặc biệt', 'dac-biet'],
    ['№ 5, ﬁne ½', 'no-5-fine-1-2'],
    [`${'a'.repeat(63)} terrace`, 'a'.repeat(63)],
    ['!?', ''],
  ])('gets an address from its title: %s [editor.addresses]', (title, id) => expect(slugify(title)).toBe(id));

  it('needs a title and a valid address [editor.addresses]', () => {
    const input = { id: 'terrace', title: 'Terrace', copyOf: undefined, template: 'content' };
    expect(validateNewPage(input)).toBeUndefined();
    expect(validateNewPage({ ...input, title: ' ' })).toEqual({ field: 'title', message: 'Enter a title.' });
    expect(validateNewPage({ ...input, title: 'x'.repeat(121) })?.message).toBe(
      'The title must be 120 characters or fewer. It has 121.',
    );
    expect(validateNewPage({ ...input, id: '' })?.message).toMatch(/^Enter an address/);
    expect(validateNewPage({ ...input, id: '_template/' })).toEqual({
      field: 'title',
      message: 'Enter a name with letters or digits.',
    });
    expect(validateNewPage({ ...input, id: 'No Address' })?.message).toMatch(/^The address must have one or two parts/);
  });

  it('starts with its title as its first heading, unless it is too long [preview.compose]', () => {
    const headings = (title: string) => startingTiles('campaign', title).map(({ heading }) => heading);
    const [, ...others] = headings('x'.repeat(61));
    expect(headings(' Winter supper club ')).toEqual(['Winter supper club', ...others]);
    expect(headings('x'.repeat(61))[0]).not.toContain('x');
    expect(startingTiles('empty', 'Winter')).toEqual([]);
  });
});

describe('the title of a new page', () => {
  const validate = (title: string) => validateNewPage({ id: 'spring', title, copyOf: undefined, template: 'empty' });

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
