/**
 * Rule: a target is at least 24 by 24 pixels, or has that much space around its centre without another target, or is
 * inline in text. Source: WCAG 2.2, 2.5.8 and its exceptions for spacing and inline targets. Elements that are hidden
 * from screen readers are not targets: a form’s honeypot is clipped and cannot be clicked. Runs in the page.
 */
export function findSmallTargets(): readonly string[] {
  const minSize = 24;
  const root = document.querySelector('.page');
  if (!root) return ['There is no page.'];
  /** The area that can be clicked, including the label of a field. */
  const areaOf = (element: Element): DOMRect => {
    const label =
      element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type) && element.labels?.[0];
    return (label || element).getBoundingClientRect();
  };
  const isInline = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const targets = [
    ...root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].flatMap((element) => {
    if (element.closest('[aria-hidden=true]') || !element.checkVisibility({ visibilityProperty: true })) return [];
    const area = areaOf(element);
    return area.width > 1 && area.height > 1 ? [{ element, area }] : [];
  });
  const distance = (x: number, y: number, { left, right, top, bottom }: DOMRect): number =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const small = targets.filter(
    ({ element, area }) => (area.width < minSize - 0.5 || area.height < minSize - 0.5) && !isInline(element),
  );
  return small
    .filter(({ element, area }) => {
      const x = area.left + area.width / 2;
      const y = area.top + area.height / 2;
      return targets.some(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          distance(x, y, other.area) < minSize / 2,
      );
    })
    .slice(0, 5)
    .map(({ element, area }) => {
      const text = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30);
      return `${element.tagName.toLowerCase()} “${text}” is ${Math.round(area.width)} by ${Math.round(area.height)} px, too close to another`;
    });
}
