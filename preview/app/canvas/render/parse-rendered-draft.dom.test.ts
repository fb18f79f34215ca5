import { describe, expect, it } from 'vitest';
import { parseRenderedDraft } from './parse-rendered-draft.ts';

const draft = (tiles: readonly (readonly [key: string, content: string, version: string])[]): string =>
  `<!doctype html><style>.a{}</style><main>${tiles
    .map(([key, content]) => `<section id="${key}">${content}</section>`)
    .join('')}</main><script type="application/json" id="tile-versions">${JSON.stringify(
    Object.fromEntries(tiles.map(([key, , version]) => [key, version])),
  )}</script>`;

describe('a rendered draft', () => {
  const first = parseRenderedDraft(
    draft([
      ['one', 'One', '1'],
      ['two', 'Two', '1'],
    ]),
  );

  it('takes tiles with the same version from the previous one [preview.exact]', () => {
    const next = parseRenderedDraft(
      draft([
        ['two', '', '1'],
        ['one', 'Changed', '2'],
        ['three', 'Three', '1'],
      ]),
      first,
    );
    expect([...(next?.parts ?? [])].map(([name, { element }]) => [name, element.textContent])).toEqual([
      ['two', 'Two'],
      ['one', 'Changed'],
      ['three', 'Three'],
    ]);
    expect(next?.parts.get('two')).toBe(first?.parts.get('two'));
    expect(next?.tileVersions).toEqual({ one: '2', two: '1', three: '1' });
  });

  it('has no version of a tile that it does not show, so that the tile is rendered when it is back [preview.exact]', () => {
    const html = draft([['one', 'One', '1']]).replace('{"one":"1"}', '{"one":"1","removed":"1"}');
    expect(parseRenderedDraft(html)?.tileVersions).toEqual({ one: '1' });
  });

  it('is complete without versions [preview.exact]', () => {
    const html = '<main><section id="one">One, whole</section></main>';
    const next = parseRenderedDraft(html, first);
    expect([next?.parts.get('one')?.element.textContent, next?.tileVersions]).toEqual(['One, whole', {}]);
  });
});
