/** The simulated document has no popovers. This opens and closes them, and nothing else: all of them stay visible. */
const openPopovers = new WeakSet<Element>();

function togglePopover(popover: Element, isOpen: boolean): void {
  if (openPopovers.has(popover) === isOpen) return;
  if (isOpen) openPopovers.add(popover);
  else openPopovers.delete(popover);
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }));
}

HTMLElement.prototype.showPopover = function showPopover() {
  togglePopover(this, true);
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  togglePopover(this, false);
};
document.addEventListener('click', ({ target }) => {
  const id = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id ? document.getElementById(id) : null;
  if (popover) togglePopover(popover, !openPopovers.has(popover));
});
