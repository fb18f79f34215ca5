/** Returns whether a control differs from the server's markup. File inputs are handled by `useChosenFiles`. */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'file') return false;
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Returns the names of the fields in which the visitor typed or chose something. For a control in a row, it is the name
 * of the list, such as `experience`.
 */
export const touchedFields = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.elements].filter(isTouched).map((control) => (control.getAttribute('name') ?? '').split('.')[0] ?? ''),
  );
