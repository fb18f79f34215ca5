/** The error summary of a form, why it could not be sent, or its thanks. */
const outcomes = ['errors', 'failed', 'thanks'].map((name) => `main [id$=".${name}"][tabindex="-1"]`).join();

/** Focuses what the site answered to a form: it can be sent before its own script has loaded. */
export function focusFormOutcome(): void {
  document.querySelector<HTMLElement>(outcomes)?.focus();
}
