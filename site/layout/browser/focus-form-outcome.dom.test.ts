import { describe, expect, it } from 'vitest';
import { focusFormOutcome } from './focus-form-outcome.ts';

describe('a page that answers a form which was sent before its script had loaded', () => {
  it.each(['errors', 'failed', 'thanks'])('focuses the %s of the form [form.a11y]', (name) => {
    document.body.innerHTML = `<main><p id="note" tabindex="-1"></p><div id="contact.${name}" tabindex="-1"></div></main>`;
    focusFormOutcome();
    expect(document.activeElement?.id).toBe(`contact.${name}`);
  });

  it('leaves the focus where it is on any other page [form.a11y]', () => {
    document.body.innerHTML = '<main><p role="status" tabindex="-1" data-filter-part="summary"></p></main>';
    focusFormOutcome();
    expect(document.activeElement).toBe(document.body);
  });
});
