const isStaticPart = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset.static !== undefined;

const partsIn = (node: Node): readonly HTMLElement[] =>
  node instanceof HTMLElement
    ? [...(isStaticPart(node) ? [node] : []), ...node.querySelectorAll<HTMLElement>('[data-static]')]
    : [];

/**
 * The framework has no copy of static parts. Where it builds a part of the page anew, because the page differs from what
 * it expects, they are moved from the old elements to the new ones. Call before it starts.
 */
export function restoreStaticParts(): void {
  const known = new Map<string | undefined, HTMLElement>();
  for (const part of partsIn(document.body)) known.set(part.dataset.static, part);
  if (known.size === 0) return;
  const restore = (part: HTMLElement): void => {
    const old = known.get(part.dataset.static);
    if (!old || old === part) return;
    part.replaceChildren(...old.childNodes);
    known.set(part.dataset.static, part);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) for (const part of partsIn(node)) restore(part);
  }).observe(document.documentElement, { childList: true, subtree: true });
}
