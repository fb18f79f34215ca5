import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The focus of a toolbar, as WAI-ARIA describes it: one stop of the Tab key, and the arrow keys move between the
 * controls. Returns the key handler.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const current = useRef(0);
  const controls = (): HTMLElement[] => [
    ...(toolbar.current?.querySelectorAll<HTMLElement>(':scope > :is(button, select), :scope > .menu > button') ?? []),
  ];
  useLayoutEffect(() => {
    const focus = ({ target }: FocusEvent): void => {
      const at = target instanceof HTMLElement ? controls().indexOf(target) : -1;
      if (at >= 0) current.current = at;
      setStops();
    };
    const setStops = (): void => {
      for (const [at, control] of controls().entries()) control.tabIndex = at === current.current ? 0 : -1;
    };
    setStops();
    const element = toolbar.current;
    element?.addEventListener('focusin', focus);
    return () => element?.removeEventListener('focusin', focus);
  });
  return (event) => {
    const all = controls();
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    const target = at < 0 ? undefined : targetOf(event.key, at, all.length);
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  };
}

function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
