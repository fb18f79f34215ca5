import { describe, expect, it, vi } from 'vitest';
import { restoreScroll, type ScrollAnchor } from './restore-scroll.ts';

/** A document with tiles of these heights below each other. Its frames run when they are asked to. */
function show(heights: Readonly<Record<string, number>>) {
  document.body.innerHTML = `<main>${Object.keys(heights)
    .map((id) => `<section class="tile" id="${id}"></section>`)
    .join('')}<section class="tile"></section><section id="other"></section></main>`;
  let scrolled = 0;
  const frames: FrameRequestCallback[] = [];
  const own: Record<string, number> = { ...heights };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const ids = Object.keys(own);
    const above = ids.slice(0, ids.indexOf(this.id)).reduce((sum, id) => sum + (own[id] ?? 0), 0);
    return Object({ top: above - scrolled, bottom: above - scrolled + (own[this.id] ?? 0) });
  });
  const options: unknown[] = [];
  vi.spyOn(window, 'scrollBy').mockImplementation((by?: unknown) => {
    const { top, ...rest } = Object(by);
    options.push(rest);
    scrolled += top;
  });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return {
    position: () => scrolled,
    options,
    resize: (id: string, height: number) => Object.assign(own, { [id]: height }),
    scrollTo: (top: number) => {
      scrolled = top;
      window.dispatchEvent(new Event('scroll'));
    },
    /** Runs the frames that are requested. Returns how many there were. */
    runFrames: () => {
      let count = 0;
      for (let frame = frames.shift(); frame; frame = frames.shift()) {
        frame(0);
        count += 1;
      }
      return count;
    },
  };
}

describe('the scroll position of a page in the canvas', () => {
  it('is that of its first visible tile, whatever height the tiles above have now [preview.exact]', () => {
    const view = show({ one: 500, two: 400, three: 300 });
    restoreScroll(window, { tile: 'two', top: -50 });
    expect([view.position(), view.options]).toEqual([550, [{ behavior: 'instant' }]]);
  });

  it('follows tiles that get their final height later, for six frames [preview.exact]', () => {
    const view = show({ one: 100, two: 400 });
    restoreScroll(window, { tile: 'two', top: 0 });
    expect(view.position()).toBe(100);
    view.resize('one', 500);
    expect(view.runFrames()).toBe(6);
    expect(view.position()).toBe(500);
  });

  it('is saved when the editor scrolls, once it is restored [preview.exact]', () => {
    const view = show({ one: 500, two: 400, three: 300 });
    const anchor: ScrollAnchor = { tile: 'two', top: 0 };
    restoreScroll(window, anchor);
    view.scrollTo(10);
    expect(anchor).toEqual({ tile: 'two', top: 0 });
    view.runFrames();
    view.scrollTo(499);
    expect(anchor).toEqual({ tile: 'one', top: -499 });
    view.scrollTo(500);
    expect(anchor).toEqual({ tile: 'two', top: 0 });
    view.scrollTo(1150);
    expect(anchor).toEqual({ tile: 'three', top: -250 });
  });

  it('stays as saved where no tile is visible [preview.exact]', () => {
    const view = show({ one: 500 });
    const anchor: ScrollAnchor = { top: 0 };
    restoreScroll(window, anchor);
    view.scrollTo(600);
    expect(anchor).toEqual({ top: 0 });
  });

  it.each([{ top: 7 }, { tile: 'removed', top: 7 }])(
    'is the top for %j, and saved at once [preview.exact]',
    (saved) => {
      const view = show({ one: 500, two: 400 });
      const anchor: ScrollAnchor = { ...saved };
      restoreScroll(window, anchor);
      expect([view.position(), view.runFrames()]).toEqual([0, 0]);
      view.scrollTo(20);
      expect(anchor).toEqual({ tile: 'one', top: -20 });
    },
  );
});
