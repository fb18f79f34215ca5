/**
 * A copy of what an element holds, without script: links navigate and forms are sent by the browser itself. What was typed
 * and chosen is in it; open dialogs, which nothing could close, are not. `data-had-focus` marks what had the focus.
 */
export function copyMarkup(element: HTMLElement): DocumentFragment {
  const copy = new DocumentFragment();
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  const originals = [...element.querySelectorAll('*')];
  for (const [index, copied] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === document.activeElement) copied.setAttribute('data-had-focus', '');
    if (original) copyState(original, copied);
  }
  for (const dialog of copy.querySelectorAll('dialog[open]')) dialog.remove();
  return copy;
}

/** What `cloneNode` leaves behind. */
function copyState(original: Element, copied: Element): void {
  if (original instanceof HTMLSelectElement && copied instanceof HTMLSelectElement)
    for (const [index, { selected }] of [...original.options].entries()) {
      const option = copied.options[index];
      if (option) option.selected = selected;
    }
  if (original instanceof HTMLInputElement && copied instanceof HTMLInputElement && original.type === 'file')
    copied.files = original.files;
}
