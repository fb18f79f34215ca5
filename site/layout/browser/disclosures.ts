/**
 * The masthead’s dropdowns are `details` elements, which work without script. Source for the keys: ARIA Authoring
 * Practices, disclosure navigation.
 */
export function initDisclosures(): void {
  const all = document.querySelectorAll<HTMLDetailsElement>('details[data-disclosure]');
  const close = (except?: Node | null): void => {
    for (const each of all) if (!except || !each.contains(except)) each.open = false;
  };
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = [...all].find((each) => each.open);
    if (!open) return;
    open.open = false;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
  });
  addEventListener('pointerdown', (event) => close(event.target instanceof Node ? event.target : null));
  addEventListener('focusin', (event) => close(event.target instanceof Node ? event.target : null));
}
