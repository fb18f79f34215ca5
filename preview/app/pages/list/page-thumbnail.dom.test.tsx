import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersections } from '#blocks/_shared/testing/fake-observers.ts';
import { PageThumbnail } from './page-thumbnail.tsx';

let intersections = fakeIntersections();
beforeEach(() => {
  intersections = fakeIntersections();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => vi.unstubAllGlobals());

/** The pictures of pages. The container is not in the document, which would try to load frames. */
function show(...paths: readonly string[]) {
  const { container, unmount } = render(
    paths.map((path) => <PageThumbnail key={path} path={path} />),
    { container: document.createElement('div') },
  );
  const boxes = [...container.querySelectorAll('.page-thumbnail')];
  return {
    unmount,
    scroll: (isVisible: boolean, ...places: readonly number[]) =>
      act(() => intersections.scroll(isVisible, ...places.flatMap((at) => boxes[at] ?? []))),
    frames: () => [...container.querySelectorAll('iframe')],
    sources: () => [...container.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')),
  };
}

describe('the picture of a page in the gallery', () => {
  it('is its draft without script, scaled to its box, and loaded once it is in the window [editor.find] [preview.exact]', () => {
    const { frames, scroll, unmount } = show('/about');
    scroll(false, 0);
    expect(frames()).toEqual([]);
    scroll(true, 0);
    const [frame] = frames();
    expect(
      ['src', 'width', 'height', 'tabindex', 'aria-hidden', 'title'].map((name) => frame?.getAttribute(name)),
    ).toEqual(['/_draft/about?_still=', '1200', '750', '-1', 'true', 'The start of the page']);
    const isLoading = () => frame?.parentElement?.hasAttribute('data-loading');
    expect([frame?.style.transform, frame?.className, isLoading()]).toEqual(['scale(0.25)', '', true]);
    if (frame) fireEvent.load(frame);
    expect([frame?.className, isLoading()]).toEqual(['ready', false]);
    unmount();
  });

  it('waits for others: two are loaded at a time, and one that was left makes room [editor.find]', () => {
    const first = show('/a', '/b', '/c', '/d');
    first.scroll(true, 0, 1, 2, 3);
    first.scroll(true, 1);
    first.scroll(true, 2);
    first.scroll(true, 3);
    expect(first.sources()).toEqual(['/_draft/a?_still=', '/_draft/b?_still=']);
    const [frame] = first.frames();
    if (frame) fireEvent.load(frame);
    expect(first.sources()).toEqual(['/_draft/a?_still=', '/_draft/b?_still=', '/_draft/c?_still=']);
    first.unmount();
    const second = show('/e', '/f');
    second.scroll(true, 0);
    second.scroll(true, 1);
    expect(second.sources()).toEqual(['/_draft/e?_still=', '/_draft/f?_still=']);
    second.unmount();
  });
});
