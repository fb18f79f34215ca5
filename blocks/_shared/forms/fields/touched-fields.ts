/** Whether a control is no longer as the page came with it. A file that is chosen is the files’ own matter. */
function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'file') return false;
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The fields of a form in which something was typed or chosen: `experience` for a control of one of its rows. */
export const touchedFields = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.elements].filter(isTouched).map((control) => (control.getAttribute('name') ?? '').split('.')[0] ?? ''),
  );
