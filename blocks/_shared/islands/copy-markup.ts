/**
 * Copies the contents of an element without event listeners: links navigate and the browser submits forms. Typed values
 * and choices are kept. Open dialogs are removed because nothing could close them. `data-had-focus` marks the element
 * that had the focus.
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

/** Copies state that `cloneNode` does not. */
function copyState(original: Element, copied: Element): void {
  if (original instanceof HTMLSelectElement && copied instanceof HTMLSelectElement)
    for (const [index, { selected }] of [...original.options].entries()) {
      const option = copied.options[index];
      if (option) option.selected = selected;
    }
  if (original instanceof HTMLInputElement && copied instanceof HTMLInputElement && original.type === 'file')
    copied.files = original.files;
}
