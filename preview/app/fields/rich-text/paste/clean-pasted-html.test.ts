import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { describePaste } from './describe-paste.ts';

/** The clipboard as a program writes it. */
const clipboard = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.html`), 'utf8');

/** Each block on a line of its own. */
function paste(html: string): { readonly lines: string[]; readonly message: string } {
  const { html: clean, left } = cleanPastedHtml(html);
  return { lines: clean.split(/(?<=<\/(?:p|h\d|blockquote)>|<hr>|^<\/[uo]l>)/), message: describePaste(left) };
}

describe('pasted HTML [editor.text]', () => {
  it('of Word keeps headings, emphasis, lists in lists and links', () => {
    expect(paste(clipboard('word'))).toEqual({
      lines: [
        '<h2>Supper in the garden</h2>',
        '<p>Bring a <strong>jumper</strong>, and <em>somebody</em> who likes satay.</p>',
        '<ul><li>Summer rolls<ul><li>with prawns</li></ul></li><li>Corn fritters</li></ul><ol><li>Ring the bell</li></ol>' +
          '<p>Friday, from 6 pm</p>',
        '<p><a href="https://example.com/garden">The garden</a></p>',
      ],
      message: 'Pasted. Left out: 2 pictures, 1 table (its text is kept), colours.',
    });
  });

  it('of Google Docs is bold where the document is, although all of it is in a <b>', () => {
    expect(paste(clipboard('google-docs'))).toEqual({
      lines: [
        '<h3>Sunday lunch</h3>',
        '<p>We open at <strong>noon</strong><em> sharp</em>, see <a href="https://example.com/lunch">the menu</a>.</p>',
        '<ul><li>Rice<ul><li>with coconut</li></ul></li><li>Sambal</li></ul>',
      ],
      message: 'Pasted. Left out: colours.',
    });
  });

  it('of Outlook keeps the text of a layout table and of a link to a file', () => {
    expect(paste(clipboard('outlook'))).toEqual({
      lines: [
        '<p>Hello,</p>',
        '<p>The price is £14 until <strong>Sunday</strong>.</p>',
        '<p><a href="mailto:groups@example.com">groups@example.com</a> or the list</p>',
        '<p>Pandan Row</p>',
        '<p>61 Frith Court</p>',
      ],
      message: 'Pasted. Left out: 1 link to an address that is not allowed, colours.',
    });
  });

  it('of Outlook on the web makes paragraphs of its <div> elements', () => {
    expect(paste(clipboard('outlook-web'))).toEqual({
      lines: [
        '<p>Dear all,</p>',
        '<p>The terrace opens on Monday. <strong>Please</strong> tell the team.</p>',
        '<ol><li>Put the chairs out</li><li>Light the grill</li></ol>',
      ],
      message: 'Pasted. Left out: 1 picture, underlining.',
    });
  });

  it('of a web page loses scripts, frames, icons, classes and event handlers', () => {
    expect(paste(clipboard('web-page'))).toEqual({
      lines: [
        '<h2>How noodles are pulled</h2>',
        '<p>Flour, water<sup>1</sup> and\u00a0salt.<br>Then patience.</p>',
        '<blockquote><p>It took ten years.</p>',
        '</blockquote>',
        '<p>Loose text</p>',
        '<p>and more of it</p>',
        '<hr>',
        '<p>Open <a href="https://example.com/pull?a=1&amp;b=2">read on</a></p>',
      ],
      message: 'Pasted. Left out: 1 picture, 1 embedded item, 1 link to an address that is not allowed.',
    });
  });

  it('keeps a table of data, with a first row of heads or in bold as its heads', () => {
    const rows = (head: string) => `<table>${head}<tr><td>Laksa</td><td><p>£12</p></td></tr></table>`;
    const expected =
      '<table><thead><tr><th scope="col">Dish</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><td>Laksa</td><td>£12</td></tr></tbody></table>';
    expect(cleanPastedHtml(rows('<tr><th>Dish</th><th>Price</th></tr>')).html).toBe(expected);
    const bold = rows('<tr><td><b>Dish</b></td><td><p><span style="font-weight:700">Price</span></p></td></tr>');
    expect(paste(bold)).toEqual({ lines: [expected], message: '' });
    expect(cleanPastedHtml(rows('<tr><th>Rice</th><td></td></tr>')).html).toBe(
      '<table><tbody><tr><th scope="row">Rice</th><td></td></tr><tr><td>Laksa</td><td>£12</td></tr></tbody></table>',
    );
  });

  it.each([
    [
      'a merged cell and rows of different length',
      '<tr><td colspan="2">Dishes</td><td>a</td></tr><tr><td>b</td><td>c</td></tr>',
    ],
    ['rows of different length', '<tr><td>a</td></tr><tr><td>b</td><td>c</td></tr>'],
    ['a list in a cell', '<tr><td>a</td><td><ul><li>b</li></ul></td></tr><tr><td>c</td><td>d</td></tr>'],
    ['one row', '<tr><td>a</td><td>b</td></tr>'],
  ])('makes paragraphs of a table with %s, and says so', (_, rows) => {
    const { lines, message } = paste(`<table>${rows}</table>`);
    expect(lines.join('')).not.toContain('<table>');
    expect(message).toBe('Pasted. Left out: 1 table (its text is kept).');
  });

  it('keeps a table with merged cells, which are split, and says so', () => {
    const merged =
      '<tr><td rowspan="2">Soups</td><td>Laksa</td><td>£12</td></tr><tr><td>Tom yum</td><td>£11</td></tr>' +
      '<tr><td colspan="2">Rice</td><td>£3</td></tr>';
    expect(paste(`<table>${merged}</table>`)).toEqual({
      lines: [
        '<table><tbody><tr><td>Soups</td><td>Laksa</td><td>£12</td></tr><tr><td></td><td>Tom yum</td><td>£11</td></tr>' +
          '<tr><td>Rice</td><td></td><td>£3</td></tr></tbody></table>',
      ],
      message: 'Pasted. The merged cells of the table are split: their text is in the first cell.',
    });
    const heads = '<tr><th colspan="2">Menu</th></tr><tr><td>Laksa</td><td>£12</td></tr>';
    expect(paste(`<table>${heads}</table>`).lines).toEqual([
      '<table><tbody><tr><th scope="row">Menu</th><td></td></tr><tr><td>Laksa</td><td>£12</td></tr></tbody></table>',
    ]);
    expect(paste(`<table>${merged}</table><table>${merged}</table>`).message).toBe(
      'Pasted. The merged cells of 2 tables are split: their text is in the first cell.',
    );
  });

  it('keeps a span that is larger than the table within it', () => {
    const rows = '<tr><td rowspan="9">a</td><td>b</td></tr><tr><td colspan="x">c</td></tr>';
    expect(paste(`<table>${rows}</table>`).lines).toEqual([
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td></td><td>c</td></tr></tbody></table>',
    ]);
    const wide = '<tr><td colspan="99999">a</td></tr><tr><td>b</td><td>c</td></tr>';
    expect(paste(`<table>${wide}</table>`).lines.join('')).not.toContain('<table>');
  });

  it('keeps the caption of a table as a paragraph before it, and says so', () => {
    const table = (caption: string, head = '') =>
      `<table><caption>${caption}</caption>${head}<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>`;
    const rows = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';
    expect(paste(table('Prices in <b>pounds</b>'))).toEqual({
      lines: ['<p>Prices in <strong>pounds</strong></p>', rows],
      message: 'Pasted. The caption of the table is now a paragraph before it.',
    });
    expect(paste(table('Layout', '<tr><td>one</td></tr>'))).toEqual({
      lines: ['<p>Layout</p>', '<p>one</p>', '<p>a, b</p>', '<p>c, d</p>'],
      message: 'Pasted. Left out: 1 table (its text is kept). The caption of the table is now a paragraph before it.',
    });
    expect(paste(`${table('One')}${table('Two')}`).message).toBe(
      'Pasted. The captions of 2 tables are now paragraphs before them.',
    );
    expect(paste(table(' '))).toEqual({ lines: [rows], message: '' });
  });

  it('of a few words stays within the paragraph around it', () => {
    expect(paste('<meta charset="utf-8"><span style="color: rgb(34, 34, 34);">two <b>words</b></span>')).toEqual({
      lines: ['two <strong>words</strong>'],
      message: '',
    });
  });

  it.each(['word', 'google-docs', 'outlook', 'outlook-web', 'web-page'])(
    'of %s holds nothing that visitors do not get',
    (name) => {
      expect(parseRichText(cleanPastedHtml(clipboard(name)).html).removed).toEqual([]);
    },
  );
});

describe('what a paste left out [editor.text]', () => {
  it('is counted in plain English', () => {
    const left = { images: 1, tables: 2, captions: 0, merged: 0, embeds: 3, links: 2, formats: new Set<never>() };
    expect(describePaste(left)).toBe(
      'Pasted. Left out: 1 picture, 2 tables (their text is kept), 3 embedded items, 2 links to addresses that are not allowed.',
    );
  });
});
