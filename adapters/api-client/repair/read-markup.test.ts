import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkup } from './read-markup.ts';

describe('markup in a plain text', () => {
  it.each([
    ['<p>From Penang to Hanoi.</p>', 'From Penang to Hanoi.'],
    ['<p class="lead">Fish &amp; chips</p>', 'Fish & chips'],
    ['<P>One</P>\n<p>Two</p>', 'One Two'],
    ['One<br/>Two<BR>Three', 'One Two Three'],
    ['A <strong>hot</strong>, <em>sour</em> soup', 'A hot, sour soup'],
    ['<ul><li>Rice</li><li>Noodles</li></ul>', 'Rice Noodles'],
    ['<p>Love <3 &lt;3 a < b</p>', 'Love <3 <3 a < b'],
    ['Salt &amp; pepper&nbsp;squid &#8211; &pound;7', 'Salt & pepper\u00a0squid – £7'],
    ['&lt;p&gt;Escaped twice&lt;/p&gt;', 'Escaped twice'],
    ['<p>Text</p><script>alert(1)</script><style>p{}</style><!-- note -->', 'Text'],
    ['<a href="/menu" target=_blank>Our menu</a>', 'Our menu'],
    ['<img src="/x.jpg">', ''],
    ['Fish<BR>chips', 'Fish chips'],
    ['Fish &AMP; chips', 'Fish & chips'],
    ['<p>Not closed', 'Not closed'],
  ])('is read as its text: %s [upstream.entries]', (markup, text) => {
    expect(readMarkup(markup)).toBe(text);
  });

  it.each([
    'a < b',
    'a <b and c> d',
    'Fish & chips <3',
    '1 < 2 > 0',
    'Dear <your name>',
    '<name>',
    'AT&T',
    'Salt & pepper; lime & chilli',
    '&unknown; &;',
    '  two  spaces\nand a line ',
    '',
  ])('is not what is only similar to it: “%s” [upstream.entries]', (text) => {
    expect(readMarkup(text)).toBe(text);
  });

  it('leaves no tag in any text, and no text changes that has neither < nor & [upstream.entries]', () => {
    const parts = fc.constantFrom('<p>', '</p>', '<br>', '&amp;', '&lt;', 'p&gt;', '<3', ' a < b ', '<', '>', 'x', '"');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (all) => {
        expect(readMarkup(all.filter((part) => !/[<&]/.test(part)).join(''))).toBe(
          all.filter((part) => !/[<&]/.test(part)).join(''),
        );
        expect(readMarkup(`<p>${all.join('')}</p>`)).not.toMatch(/<\/?(p|br)>/);
      }),
      { numRuns: 500, seed: 17 },
    );
  });
});
