import { coversContent } from './covers-content.ts';

/** Milliseconds without a change after which the back-to-top link may show. */
const stillMs = 150;

/**
 * Sets attributes of the root element by scroll position: `data-scrolled` for the header, `data-far` for the
 * back-to-top link. The link shows only while the page is still and it covers nothing interactive and no price.
 */
export function watchScroll(): void {
  const root = document.documentElement;
  const header = document.querySelector<HTMLElement>('[data-solid-after]');
  const top = document.querySelector<HTMLElement>('[data-shown-after]');
  const solidAfter = Number(header?.dataset.solidAfter ?? 250);
  const shownAfter = Number(top?.dataset.shownAfter ?? 600);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    root.toggleAttribute('data-far', top !== null && scrollY > shownAfter && !coversContent(top));
  };
  const settleSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, stillMs);
  };
  const read = (): void => {
    root.toggleAttribute('data-scrolled', scrollY > solidAfter);
    root.removeAttribute('data-far');
    settleSoon();
  };
  addEventListener('scroll', read, { passive: true });
  addEventListener('resize', settleSoon, { passive: true });
  // Times, prices and other data arrive after the page.
  const content = document.querySelector('main');
  if (content) new MutationObserver(settleSoon).observe(content, { childList: true, subtree: true });
  read();
}
