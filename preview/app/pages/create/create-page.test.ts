import { describe, expect, it } from 'vitest';
import { reviewPage } from '#preview/review/review-page.ts';
import { page } from '#schemas/content/page/page.ts';
import type { PageContent } from '../../document/page-content.ts';
import { slugify } from '../slugify.ts';
import { startingTiles, titledCopy, validateNewPage } from './create-page.ts';

describe('a new page', () => {
  it.each([
    ['Summer on the terrace!', 'summer-on-the-terrace'],
    ['  Crème brûlée & phở  ', 'creme-brulee-pho'],
    ['Đặc biệt', 'dac-biet'],
    ['№ 5, ﬁne ½', 'no-5-fine-1-2'],
    [`${'a'.repeat(63)} terrace`, 'a'.repeat(63)],
    ['<b>Summer</b> <em class="x">menu</em>', 'summer-menu'],
    ['2 < 3 <your name>', '2-3-your-name'],
    ['!?', ''],
  ])('gets an address from its title: %s [editor.addresses]', (title, id) => expect(slugify(title)).toBe(id));

  it('needs a title and a valid address [editor.addresses]', () => {
    const input = { id: 'terrace', title: 'Terrace', copyOf: undefined, template: 'content' };
    expect(validateNewPage(input)).toBeUndefined();
    expect(validateNewPage({ ...input, title: ' ' })).toEqual({ field: 'title', message: 'Enter a title.' });
    const template = { ...input, id: '_template/', title: '' };
    expect(validateNewPage(template)).toEqual({ field: 'title', message: 'Enter a name.' });
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

describe('a page that starts with a template of an editor [editor.shared-tiles]', () => {
  const template = {
    id: 'terrace',
    title: 'Terrace',
    tiles: [
      { type: 'divider', key: 'line' },
      { type: 'text', key: 'words', heading: 'Name of the event', body: '<p>Text</p>' },
      { type: 'text', key: 'more', heading: 'Food', body: '<p>Text</p>' },
    ],
  };
  const headings = ({ tiles }: PageContent) => tiles.map(({ heading }) => heading);

  it('has its own title as its first heading, and keeps the other ones', () => {
    expect(headings(titledCopy(template, 'Terrace'))).toEqual([undefined, 'Terrace', 'Food']);
    expect(headings(titledCopy(template, 'x'.repeat(61)))[1]).toBe('Name of the event');
  });

  it('changes nothing in a template without headings or tiles', () => {
    for (const tiles of [[], [{ type: 'divider', key: 'line' }], [{ type: 'text', key: 'words', heading: '' }]])
      expect(titledCopy({ ...template, tiles }, 'Terrace').tiles).toEqual(tiles);
  });

  it('has no other title on social networks', () => {
    expect(titledCopy({ ...template, socialTitle: 'Name of the event' }, 'Terrace')).not.toHaveProperty('socialTitle');
  });

  it.each(['Heading', 'Name of the event'])('is found to have sample texts, besides the heading “%s”', (heading) => {
    const tiles = template.tiles.map((tile) => (tile.key === 'words' ? { ...tile, heading } : tile));
    const page = titledCopy({ ...template, tiles }, 'Terrace');
    const samples = reviewPage(page, { live: '' }).filter(({ code }) => code === 'sample-text');
    expect(samples.map(({ path }) => path)).toEqual([
      ['tiles', 1, 'body'],
      ['tiles', 2, 'body'],
    ]);
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
