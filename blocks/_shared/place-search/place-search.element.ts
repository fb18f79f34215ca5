/**
 * Defines `<place-search>`. It resets its form when the visitor comes back, because browsers restore what was typed last,
 * and not what the page has searched for. It searches at once when a list marked with `data-applies` is changed with a
 * pointer; with the keyboard, which goes through the options one by one, Enter and the button search.
 */
export function definePlaceSearch(): void {
  if (customElements.get('place-search')) return;
  customElements.define(
    'place-search',
    class extends HTMLElement {
      #hasKeys = false;

      connectedCallback(): void {
        for (const type of ['pointerdown', 'keydown', 'change']) this.addEventListener(type, this);
        if (document.readyState === 'complete') this.#resetIfRestored();
        addEventListener('pageshow', this);
      }

      disconnectedCallback(): void {
        removeEventListener('pageshow', this);
      }

      handleEvent(event: Event): void {
        const { type, target } = event;
        if (type === 'change') {
          const applies = target instanceof HTMLElement && target.dataset.applies !== undefined;
          if (applies && !this.#hasKeys) this.closest('form')?.requestSubmit();
        } else if (type !== 'pageshow') this.#hasKeys = type === 'keydown';
        else if (event instanceof PageTransitionEvent && event.persisted) this.closest('form')?.reset();
        else this.#resetIfRestored();
      }

      #resetIfRestored(): void {
        const [entry] = performance.getEntriesByType('navigation');
        if (entry && 'type' in entry && entry.type !== 'navigate') this.closest('form')?.reset();
      }
    },
  );
}
