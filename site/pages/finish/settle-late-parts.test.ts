import { expect, it } from 'vitest';
import { settleLateParts } from './settle-late-parts.ts';

const slot = (id: string): string => `<!--$?--><template id="${id}"></template><p>Loading…</p><!--/$-->`;
const move = (place: string, part: string): string => `<script nonce="x">$RC("${place}","${part}")</script>`;

it('leaves a document alone that has no late part', () => {
  const html = '<main><p>All there.</p></main><script>start("$RC")</script>';
  expect(settleLateParts(html)).toBe(html);
});

it('puts a late part where the page shows that it loads, so that it is there without script [loading.flags]', () => {
  const late = '<div hidden id="S:0"><div>Menu</div><div>Hours</div></div>';
  const html = `<main>${slot('B:0')}<p>Footer</p></main>${late}${move('B:0', 'S:0')}<script>other()</script>`;
  expect(settleLateParts(html)).toBe(
    '<main><!--$--><div>Menu</div><div>Hours</div><!--/$--><p>Footer</p></main><script>other()</script>',
  );
});

it('puts each part into its own place, also one within another [loading.flags]', () => {
  const parts = `<div hidden id="S:0"><b>One</b>${slot('B:1')}</div><div hidden id="S:1"><i>Two</i></div>`;
  const html = `<main>${slot('B:0')}</main>${parts}${move('B:0', 'S:0')}${move('B:1', 'S:1')}`;
  expect(settleLateParts(html)).toBe('<main><!--$--><b>One</b><!--$--><i>Two</i><!--/$--><!--/$--></main>');
});

it.each([
  ['part', `<div hidden id="S:0">Menu</div><main>${slot('B:0')}</main>`, '<main><!--$-->Menu<!--/$--></main>'],
  ['place', `${slot('B:0')}<div hidden id="S:0">Menu</div>`, '<!--$-->Menu<!--/$-->'],
])('puts a late part into its place also where its %s comes first of all [loading.flags]', (_, html, settled) => {
  expect(settleLateParts(html + move('B:0', 'S:0'))).toBe(settled);
});

it.each([
  ['the part', `<main>${slot('B:0')}</main>`],
  ['the end of the part', `<main>${slot('B:0')}</main><div hidden id="S:0"><div>Menu</div>`],
  ['its place', '<main></main><div hidden id="S:0">Menu</div>'],
])('keeps what is there where %s is missing [loading.flags]', (_, html) => {
  expect(settleLateParts(html + move('B:0', 'S:0'))).toBe(html);
});
