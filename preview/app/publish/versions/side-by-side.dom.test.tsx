import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { comparePages } from '#preview/review/compare-pages.ts';
import { SideBySide } from './side-by-side.tsx';

const tile = (key: string, body: string) => ({ type: 'text', key, body });
const live = {
  id: 'about',
  title: 'A',
  tiles: [tile('one', '<p>1</p>'), tile('two', '<p>2</p>'), tile('old', '<p>3</p>')],
};
const draft = { id: 'about', title: 'B', tiles: [tile('one', '<p>1</p>'), tile('two', '<p>Two</p>')] };
const versions = { left: { name: 'Live', revision: 2, version: 0 }, right: { name: 'Draft', version: 3 } };

/** Both versions in frames. A tile is 500 pixels below the one before, in the draft 700. */
function show(differences = comparePages(live, draft)) {
  const container = document.createElement('div');
  document.body.append(container);
  // The simulated document would try to load frames.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined);
  const { rerender } = render(
    <SideBySide target={{ path: '/about', at: undefined }} {...versions} differences={differences} />,
  );
  const frames = [live, draft].map(({ tiles }, at) => {
    const frame = screen.getByTitle<HTMLIFrameElement>(at === 0 ? 'Live version' : 'Draft version');
    const content = document.implementation.createHTMLDocument();
    content.body.innerHTML = `<main>${tiles.map(({ key }) => `<div class="tile" id="${key}"></div>`).join('')}</main>`;
    for (const [position, element] of [...content.querySelectorAll('.tile')].entries())
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(
        DOMRect.fromRect({ y: position * (at === 0 ? 500 : 700) }),
      );
    const view = Object.assign(new EventTarget(), { scrollY: 0, scrollTo: vi.fn() });
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(Object(view));
    vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(content);
    return { frame, view, content };
  });
  for (const { frame } of frames) frame.dispatchEvent(new Event('load'));
  return {
    rerender,
    frames,
    status: () => screen.getByRole('status').textContent,
    tops: () => frames.map(({ view }) => view.scrollTo.mock.lastCall?.[1]),
    marked: () => frames.map(({ content }) => content.querySelector('[data-difference]')?.id),
  };
}

it('begin at the first difference of a tile, each version at its place [preview.publish]', () => {
  const { tops, marked, status } = show();
  expect(status()).toMatch(/^1 of 2: Text/);
  expect([marked(), tops()]).toEqual([
    ['two', 'two'],
    [440, 640],
  ]);
});

it('keep that distance while they scroll [preview.publish]', () => {
  const { frames, tops } = show();
  const [left, right] = frames;
  Object.assign(right?.view ?? {}, { scrollY: 900 });
  right?.view.dispatchEvent(new Event('scroll'));
  expect(tops()).toEqual([700, 640]);
  Object.assign(left?.view ?? {}, { scrollY: 100 });
  left?.view.dispatchEvent(new Event('scroll'));
  expect(tops()).toEqual([700, 300]);
});

it.each([
  [
    'by buttons',
    () => userEvent.click(screen.getByText('Next difference')),
    () => userEvent.click(screen.getByText('Previous difference')),
  ],
  ['by F7', () => userEvent.keyboard('{F7}'), () => userEvent.keyboard('{Shift>}{F7}{/Shift}')],
])('are stepped through %s, from the first to the last difference [preview.publish]', async (_, next, previous) => {
  const { tops, marked, status } = show();
  await previous();
  expect(status()).toMatch(/^1 of 2/);
  await next();
  await next();
  // Only the live version has the tile.
  expect([status(), marked(), tops()]).toEqual([
    expect.stringMatching(/^2 of 2: .*removed/i),
    ['old', undefined],
    [940, 940],
  ]);
  await previous();
  expect(marked()).toEqual(['two', 'two']);
});

it('have no steps if no tile differs [preview.publish]', () => {
  show(comparePages(draft, { ...draft, title: 'C' }));
  expect(screen.queryByText('Next difference')).toBeNull();
});

it('have no line for a single difference, which is listed above them [preview.publish]', () => {
  show(comparePages(draft, { ...draft, tiles: [tile('one', '<p>One</p>'), ...draft.tiles.slice(1)] }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('are shown one at a time in the width of a phone on a phone, the draft first [preview.publish]', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(
      new EventTarget(),
      { matches: query === '(width < 40rem)', media: query, onchange: null },
      Object({}),
    ),
  );
  const { frames } = show();
  const shown = () =>
    frames
      .filter(({ frame }) => frame.closest('figure')?.style.visibility !== 'hidden')
      .map(({ frame }) => frame.title);
  expect([shown(), frames.map(({ frame }) => frame.width)]).toEqual([['Draft version'], ['360', '360']]);
  await userEvent.click(screen.getByRole('button', { name: 'Live' }));
  expect(shown()).toEqual(['Live version']);
  expect(screen.getByRole('button', { name: 'Live' }).getAttribute('aria-pressed')).toBe('true');
});
