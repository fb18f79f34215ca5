import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { writeRichText } from './write-rich-text.ts';

const rewritten = (html: string): string => writeRichText(parseRichText(html).nodes);

/** All texts with markup in the content of the demo. */
function markedUp(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('</') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markedUp) : [];
}

describe('rich text written as HTML', () => {
  it('is displayed unchanged, for every text of the demo [tile.richtext]', () => {
    const texts = markedUp([demoData.pages, demoData.offers, demoData.jobs]);
    expect(texts.length).toBeGreaterThan(100);
    for (const html of texts) expect(parseRichText(rewritten(html)).nodes).toEqual(parseRichText(html).nodes);
  });

  it.each([
    ['<p onclick="x()">a &lt; b &amp; <b>c</b></p>', '<p>a &lt; b &amp; <strong>c</strong></p>'],
    ['<a href="javascript:x()">a</a> <a href="/b?c=1&amp;d=2">e</a>', 'a <a href="/b?c=1&amp;d=2">e</a>'],
    ['<h3>a</h3><script>x()</script><hr>b<br>c', '<h3>a</h3><hr>b<br>c'],
    [
      '<table><tr><th scope="col" colspan="2">a</th></tr></table>',
      '<table><tbody><tr><th colspan="2" scope="col">a</th></tr></tbody></table>',
    ],
  ])('omits from %s what must not be displayed [tile.richtext]', (html, expected) => {
    expect(rewritten(html)).toBe(expected);
  });
});
