import { isTouched } from './touched-fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlSelector = 'input, textarea, select';

/**
 * Repeats in a new element what the visitor typed and chose in markup that React has replaced, as if it were done again,
 * so that the components that own the controls learn of it. Controls match by name, choices also by value. `focused` had
 * the focus before.
 */
export async function restoreTypedValues(
  replaced: readonly Element[],
  element: Element,
  focused: Element | null,
): Promise<void> {
  if (focused && document.activeElement === document.body && replaced.some((each) => each.contains(focused)))
    findSame(focused, element)?.focus();
  for (const old of replaced.flatMap(controlsIn)) {
    if (!isTouched(old) && !hasFiles(old)) continue;
    const control = findSame(old, element);
    if (control && !control.disabled) repeatInput(old, control);
    // React renders in a microtask, and an input can show further fields.
    await null;
  }
}

const findSame = (old: Element, element: Element): Control | undefined =>
  controlsIn(element).find((control) => keyOf(control) === keyOf(old));

const controlsIn = (root: Element): readonly Control[] =>
  [root, ...root.querySelectorAll(controlSelector)].filter(isControl);

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

const hasFiles = (element: Element): boolean =>
  element instanceof HTMLInputElement && element.type === 'file' && (element.files?.length ?? 0) > 0;

const keyOf = (element: Element): string => `${element.getAttribute('name')} ${isChoice(element) ? element.value : ''}`;

function repeatInput(old: Control, control: Control): void {
  if (isChoice(old) && isChoice(control)) {
    if (control.checked !== old.checked) control.click();
    return;
  }
  if (hasFiles(old) && old instanceof HTMLInputElement && control instanceof HTMLInputElement)
    control.files = old.files;
  // React replaces the setter of the element itself, in order to ignore changes by scripts.
  else Reflect.set(Object.getPrototypeOf(control), 'value', old.value, control);
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}
