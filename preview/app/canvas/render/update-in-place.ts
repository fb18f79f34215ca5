import { isEditedInPlace } from '../selection/edit-in-place.ts';

interface Pair {
  readonly shown: Node;
  readonly rendered: Node;
}

/** Their state is not in their markup. */
const controls = 'input, select, textarea, option';

/**
 * Gives an element the texts and attributes of a newer rendering. Returns false, and changes nothing, if a node was
 * added, removed or replaced. Most edits change only texts, and an inserted node would make the browser compute the
 * styles of a large part of the page again.
 */
export function updateInPlace(shown: Element, rendered: Element): boolean {
  const pairs: Pair[] = [];
  if (!pairNodes({ shown, rendered }, pairs)) return false;
  for (const pair of pairs) update(pair);
  return true;
}

/** Collects the nodes that correspond. False if one has no counterpart. */
function pairNodes(pair: Pair, pairs: Pair[]): boolean {
  const { shown, rendered } = pair;
  if (isEditedInPlace(shown)) return true;
  if (shown.nodeName !== rendered.nodeName || shown.childNodes.length !== rendered.childNodes.length) return false;
  if (isElement(shown) && isElement(rendered) && (shown.matches(controls) || shown.id !== rendered.id)) return false;
  pairs.push(pair);
  return [...shown.childNodes].every((child, index) => {
    const counterpart = rendered.childNodes[index];
    return counterpart !== undefined && pairNodes({ shown: child, rendered: counterpart }, pairs);
  });
}

function update({ shown, rendered }: Pair): void {
  if (shown.nodeValue !== rendered.nodeValue) shown.nodeValue = rendered.nodeValue;
  if (!isElement(shown) || !isElement(rendered)) return;
  for (const { name, value } of rendered.attributes)
    if (isRenderedAttribute(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  for (const { name } of [...shown.attributes])
    if (isRenderedAttribute(name) && !rendered.hasAttribute(name)) shown.removeAttribute(name);
}

/** The site's own script sets the other one on tiles that have been laid out once. */
export const isRenderedAttribute = (name: string): boolean => name !== 'data-laid-out';

const isElement = (node: Node): node is Element => 'matches' in node;
