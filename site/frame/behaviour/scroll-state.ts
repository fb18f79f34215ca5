/** Marks on the root element how far the page is scrolled: `data-scrolled` for the header, `data-far` for the way back to the top. */
export function watchScroll(): void {
  const root = document.documentElement;
  const header = document.querySelector<HTMLElement>('[data-solid-after]');
  const top = document.querySelector<HTMLElement>('[data-shown-after]');
  const solidAfter = Number(header?.dataset.solidAfter ?? 250);
  const shownAfter = Number(top?.dataset.shownAfter ?? 600);
  const read = (): void => {
    root.toggleAttribute('data-scrolled', scrollY > solidAfter);
    root.toggleAttribute('data-far', scrollY > shownAfter);
  };
  addEventListener('scroll', read, { passive: true });
  read();
}
