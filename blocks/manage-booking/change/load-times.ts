import { Idiomorph } from 'idiomorph';

/**
 * Posts the form as “Show times” does and updates it in place, except for the status and the area. Focus, and the chosen
 * time if it is free, stay. Resolves to whether it was updated.
 */
export async function loadTimes(form: HTMLFormElement, status: Element, signal: AbortSignal): Promise<boolean> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams([...fields, ['manage', 'times']]);
  try {
    const reply = await fetch(form.action, { method: 'POST', body, signal });
    if (!reply.ok) return false;
    const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html').querySelector('#change form');
    if (!fresh || signal.aborted) return false;
    const chosen = form.querySelector<HTMLInputElement>('input[name="time"]:checked')?.value;
    const beforeNodeMorphed = (node: Node) => node !== status && !(node instanceof HTMLSelectElement);
    Idiomorph.morph(form, fresh.innerHTML, {
      morphStyle: 'innerHTML',
      ignoreActiveValue: true,
      callbacks: { beforeNodeMorphed },
    });
    for (const time of form.querySelectorAll<HTMLInputElement>('input[name="time"]:not([disabled])'))
      if (time.value === chosen) time.checked = true;
    return true;
  } catch {
    return false;
  }
}
