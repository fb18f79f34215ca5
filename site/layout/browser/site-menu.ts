/**
 * The menu of small screens is a popover, which works without script. While it is open everything else is inert, so
 * that the focus stays in it. A click beside its panel closes it.
 */
export function initSiteMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  const others = [...document.body.children].filter(
    (element) => !element.contains(menu) && element.tagName !== 'SCRIPT',
  );
  const siblings = [...(menu.parentElement?.children ?? [])].filter((element) => element !== menu);
  const opener = document.querySelector<HTMLElement>('[popovertarget="site-menu"]');
  menu.addEventListener('toggle', (event) => {
    const open = 'newState' in event && event.newState === 'open';
    for (const element of [...others, ...siblings]) element.toggleAttribute('inert', open);
    if (open) menu.querySelector<HTMLElement>('a, button')?.focus();
    else if (menu.contains(document.activeElement) || document.activeElement === document.body) opener?.focus();
  });
  menu.addEventListener('click', (event) => {
    if (event.target === menu || (event.target instanceof Element && event.target.closest('a'))) menu.hidePopover();
  });
}
