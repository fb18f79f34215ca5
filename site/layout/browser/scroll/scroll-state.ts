import { coversContent } from '../covers-content.ts';

/** Milliseconds without a change after which the back-to-top link may show. */
const stillMs = 150;

/**
 * Sets attributes of the root element by scroll position: `data-scrolled` for the header, `data-far` for the
 * back-to-top link. The link shows only while the page is still and it covers nothing interactive and no text.
 */
export function watchScroll(): void {
  const root = document.documentElement;
  const header = document.querySelector<HTMLElement>('[data-solid-after]');
  const backToTop = document.querySelector<HTMLElement>('[data-shown-after]');
  const solidAfter = Number(header?.dataset.solidAfter ?? 250);
  const shownAfter = Number(backToTop?.dataset.shownAfter ?? 600);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const updateBackToTop = (): void => {
    root.toggleAttribute('data-far', backToTop !== null && scrollY > shownAfter && !coversContent(backToTop));
  };
  const scheduleUpdate = (): void => {
    clearTimeout(timer);
    timer = setTimeout(updateBackToTop, stillMs);
  };
  const handleScroll = (): void => {
    root.toggleAttribute('data-scrolled', scrollY > solidAfter);
    root.removeAttribute('data-far');
    scheduleUpdate();
  };
  addEventListener('scroll', handleScroll, { passive: true });
  addEventListener('resize', scheduleUpdate, { passive: true });
  // Times, prices and other data arrive after the page.
  const content = document.querySelector('main');
  if (content) new MutationObserver(scheduleUpdate).observe(content, { childList: true, subtree: true });
  handleScroll();
}
