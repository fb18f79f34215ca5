/**
 * Defines `<place-search>`. It resets its form when the visitor comes back, because browsers restore what was typed last,
 * and not what the page has searched for.
 */
export function definePlaceSearch(): void {
  if (customElements.get('place-search')) return;
  customElements.define(
    'place-search',
    class extends HTMLElement {
      connectedCallback(): void {
        if (document.readyState === 'complete') this.#resetIfRestored();
        addEventListener('pageshow', this);
      }

      disconnectedCallback(): void {
        removeEventListener('pageshow', this);
      }

      handleEvent({ persisted }: PageTransitionEvent): void {
        if (persisted) this.closest('form')?.reset();
        else this.#resetIfRestored();
      }

      #resetIfRestored(): void {
        const [entry] = performance.getEntriesByType('navigation');
        if (entry && 'type' in entry && entry.type !== 'navigate') this.closest('form')?.reset();
      }
    },
  );
}
