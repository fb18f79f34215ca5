import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import { RichText } from './rich-text.tsx';

const render = (html: string, headingLevel = 2) =>
  renderToStaticMarkup(<RichText html={html} headingLevel={headingLevel} />);

describe('rich text [tile.richtext]', () => {
  it.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['a javascript link in disguise', '<a href=" java&#10;script:alert(1)">a</a>', 'a'],
    ['a link to another host by slashes', '<a href="//evil.example">a</a>', 'a'],
    ['a data link', '<a href="data:text/html,x">a</a>', 'a'],
    ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a style element', '<style>*{}</style><p>a</p>', '<p>a</p>'],
    ['an image that fires', '<img src=x onerror=alert(1)>a', 'a'],
    ['drawings with script', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['mathematics as a hiding place', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['a template', '<template><p>x</p></template>a', 'a'],
    ['an unknown element', '<blink><p>a</p></blink>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="x"></form>a', 'a'],
    ['a comment', '<!-- x --><p>a</p>', '<p>a</p>'],
    ['a class and an id', '<p class="x" id="y">a</p>', '<p>a</p>'],
  ])('takes out %s', (_, html, expected) => {
    expect(render(html)).toBe(expected);
  });

  it('keeps headings, lists, links, emphasis and tables', () => {
    const html =
      '<h2>One</h2><ul><li><strong>a</strong></li></ul><ol><li><em>b</em></li></ol><p><a href="/menu">c</a></p>' +
      '<table><thead><tr><th scope="col">d</th></tr></thead><tbody><tr><td colspan="2">e</td></tr></tbody></table>';
    const rendered = render(html);
    for (const part of [
      '<h3>One</h3>',
      '<ul><li><strong>a</strong></li></ul>',
      '<ol><li><em>b</em></li></ol>',
      '<a href="/menu">c</a>',
      '<th scope="col">d</th>',
      '<td colSpan="2">e</td>',
    ]) {
      expect(rendered).toContain(part);
    }
  });

  it.each(['p', 'blockquote', 'strong', 'em', 'small', 'sup', 'sub', 'abbr', 'ul', 'ol'])('keeps <%s>', (name) => {
    expect(render(`<${name}>a</${name}>`)).toBe(`<${name}>a</${name}>`);
  });

  it('keeps line breaks, rules, table captions and table footers', () => {
    expect(render('<p>a<br>b</p><hr>')).toBe('<p>a<br/>b</p><hr/>');
    const table = '<caption>a</caption><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot>';
    expect(render(`<table>${table}</table>`)).toContain(`<table>${table}</table>`);
  });

  it('converts bold, italic and underline to emphasis', () => {
    expect(render('<b>a</b><i>b</i><u>c</u>')).toBe('<strong>a</strong><em>b</em><em>c</em>');
  });

  it('keeps the scope of heads, and spans of 2 to 50 columns or rows', () => {
    const cells = '<th scope="row">a</th><th scope="colgroup">b</th><td rowspan="50">c</td><td colspan="51">d</td>';
    const html = render(`<table><tr>${cells}<td colspan="1">e</td><td rowspan="1.5">f</td></tr></table>`);
    expect(html).toContain(
      '<tr><th scope="row">a</th><th>b</th><td rowSpan="50">c</td><td>d</td><td>e</td><td>f</td></tr>',
    );
  });

  it('keeps internal and external links, the latter with noopener', () => {
    expect(render('<a href="#booking">a</a><a href=" https://example.com/ ">b</a>')).toBe(
      '<a href="#booking">a</a><a href="https://example.com/" rel="noopener">b</a>',
    );
    expect(render('<a>a</a><a href="">b</a>')).toBe('ab');
  });

  it('gives each cell of a regular table the text of its head, for the layout as cards', () => {
    const rows =
      '<tr><th>People</th><th>Card</th><th>Charge</th></tr>\n<tr><td>1</td><td>No</td><td><b>None</b></td></tr>';
    const rendered = render(`<table>${rows}</table>`);
    expect(rendered).toContain('data-stacks=""');
    expect(rendered).toContain('<td role="cell" data-head="Charge"><strong>None</strong></td>');
    expect(rendered).toContain('<table role="table"><tbody role="rowgroup"><tr role="row"><th role="columnheader"');
    const withRowHead = rows.replace('<td>1</td>', '<th scope="row">1</th>');
    expect(render(`<table>${withRowHead}</table>`)).toContain(
      '<th role="rowheader" scope="row" data-head="People">1</th>',
    );
    expect(render('<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>')).not.toContain('data-');
    for (const irregular of [
      rows.replace('<td>No', '<td colspan="2">No'),
      rows.replace('<td>1</td>', ''),
      rows.replaceAll('th>', 'td>'),
      rows.replace(/<tr><td.*/, ''),
    ]) {
      expect(render(`<table>${irregular}</table>`)).not.toContain('data-');
    }
  });

  it('continues heading levels from the heading above without a gap', () => {
    expect(render('<h1>a</h1><h4>b</h4><h1>c</h1>', 1)).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
    expect(render('<blockquote><h4>a</h4></blockquote><h2>b</h2>', 5)).toBe(
      '<blockquote><h6>a</h6></blockquote><h6>b</h6>',
    );
  });

  it.each(
    'script style iframe object svg math template noscript title textarea select form button audio video canvas applet xmp noembed noframes'.split(
      ' ',
    ),
  )('removes <%s> with its content, which is not text for readers', (name) => {
    expect(render(`<p>a</p><${name}>hidden</${name}><p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });

  it.each([
    ['<p>Plain</p><ul><li>Falafel פלאפל</li></ul>', '<p>Plain</p><ul><li>Falafel פלאפל</li></ul>'],
    ['<p>פלאפל, 2.</p><p>Plain</p>', '<p dir="rtl">פלאפל, 2.</p><p>Plain</p>'],
    ['<p>“<b>فلافل</b>”</p>', '<p dir="rtl">“<strong>فلافل</strong>”</p>'],
    ['<ul><li>פלאפל</li><li>Plain.</li></ul>', '<ul dir="rtl"><li>פלאפל</li><li dir="ltr">Plain.</li></ul>'],
    ['<h2>תפריט</h2>', '<h3 dir="rtl">תפריט</h3>'],
  ])('%s has the direction of its first letter, only where it changes', (html, expected) => {
    expect(render(html)).toBe(expected);
  });

  it('gives cells of a table their direction, also as cards', () => {
    const rows = '<tr><th>A</th><th>B</th><th>C</th></tr><tr><td>1</td><td>פלאפל</td><td>c</td></tr>';
    expect(render(`<table>${rows}</table>`)).toContain('<td role="cell" dir="rtl" data-head="B">פלאפל</td>');
    expect(render('<table><tr><td>פלאפל</td></tr></table>')).toContain('<table dir="rtl">');
  });

  it('reports what it removed, each thing once', () => {
    expect(parseRichText('<p onclick="x" style="y">a<script>1</script><script>2</script></p>').removed).toEqual([
      'the event handler onclick',
      'style attributes',
      '<script>',
    ]);
  });

  it('does not report grouping elements; names unknown elements and forbidden links', () => {
    expect(parseRichText('<div><span>a</span></div><p id="x">b</p>').removed).toEqual([]);
    expect(parseRichText('<blink>a</blink><heading>b</heading><a href="javascript:x">c</a>').removed).toEqual([
      '<blink>',
      '<heading>',
      'a link to an address that is not allowed',
    ]);
  });

  it('keeps forty-one levels and reports that deeper ones were removed', () => {
    const nested = (levels: number) => `${'<em>'.repeat(levels)}x${'</em>'.repeat(levels)}`;
    expect(parseRichText(nested(41)).removed).toEqual([]);
    expect(render(nested(41))).toBe(nested(41));
    expect(parseRichText(nested(42)).removed).toEqual(['nesting deeper than 40 levels']);
    expect(render(nested(42))).not.toContain('x');
  });

  it('survives extremely deep nesting', () => {
    expect(render(`${'<em>'.repeat(5000)}x`)).not.toContain('x');
  });
});
