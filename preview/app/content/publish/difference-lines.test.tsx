import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { DifferenceLines } from './difference-lines.tsx';

const render = (count: number) =>
  renderToStaticMarkup(
    <DifferenceLines
      differences={Array.from({ length: count }, (_, at) => ({
        key: `${at}`,
        kind: 'changed',
        text: `Change ${at + 1}`,
      }))}
    />,
  );

it('shows the pictures before and after, in order [editor.content]', () => {
  const html = renderToStaticMarkup(
    <DifferenceLines
      differences={[{ key: '1', kind: 'changed', text: 'Picture', pictures: ['/media/a.webp', '/media/b.webp'] }]}
    />,
  );
  expect([...html.matchAll(/<img src="([^"]*)" alt=""/g)].map(([, url]) => url)).toEqual([
    '/media/a.webp',
    '/media/b.webp',
  ]);
});

it('lists 200 differences between two versions, and counts the others [preview.publish]', () => {
  expect(render(2)).toBe(
    '<ul class="differences"><li data-kind="changed">Change 1</li><li data-kind="changed">Change 2</li></ul>',
  );
  expect(render(200)).toMatch(/>Change 200<\/li><\/ul>$/);
  expect(render(203)).toMatch(/>Change 200<\/li><\/ul><p>3 more changes\.<\/p>$/);
});

it('says of values with errors that they are not published, but not of what is removed or moved [preview.publish]', () => {
  const change = { key: '1', path: ['sections', 0, 'items', 1], text: 'Laksa' } as const;
  const noteOf = (
    kind: 'new' | 'removed' | 'moved',
    path: readonly (string | number)[],
    severity: Problem['severity'],
  ) =>
    renderToStaticMarkup(
      <DifferenceLines
        differences={[{ ...change, kind }]}
        problems={[{ code: 'item-invalid', severity, path: [...path], message: 'It is no price.' }]}
      />,
    ).includes('Not published while it has an error.');
  const price = [...change.path, 'pricePence'];
  expect([noteOf('new', price, 'error'), noteOf('new', change.path, 'error')]).toEqual([true, true]);
  expect([noteOf('new', price, 'warning'), noteOf('new', ['sections', 0, 'items', 2], 'error')]).toEqual([
    false,
    false,
  ]);
  expect([noteOf('removed', price, 'error'), noteOf('moved', price, 'error')]).toEqual([false, false]);
});
