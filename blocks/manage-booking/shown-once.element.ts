/**
 * Defines `<shown-once>`, the message after a change. It takes the step out of the address, so that the message does not
 * return when the page is reloaded or opened again.
 */
export function defineShownOnce(): void {
  if (customElements.get('shown-once')) return;
  customElements.define(
    'shown-once',
    class extends HTMLElement {
      connectedCallback(): void {
        const url = new URL(location.href);
        url.searchParams.delete('step');
        history.replaceState(history.state, '', url);
      }
    },
  );
}
