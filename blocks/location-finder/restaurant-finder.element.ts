/**
 * Defines `<restaurant-finder>`, which loads the script of tabs, accordion and map when the finder is near the
 * viewport.
 */
export function defineRestaurantFinder(): void {
  if (customElements.get('restaurant-finder')) return;
  customElements.define(
    'restaurant-finder',
    class extends HTMLElement {
      #near: IntersectionObserver | undefined;

      connectedCallback(): void {
        this.#near = new IntersectionObserver(
          ([entry]) => {
            if (!entry?.isIntersecting) return;
            this.#near?.disconnect();
            void import('./start-finder.ts').then(({ startFinder }) => startFinder(this));
          },
          { rootMargin: '300px' },
        );
        this.#near.observe(this);
      }

      disconnectedCallback(): void {
        this.#near?.disconnect();
      }
    },
  );
}
