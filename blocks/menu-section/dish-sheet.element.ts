import { isPlainClick } from '#blocks/_shared/browser/plain-click.ts';

const load = () => import('./open-dish.ts');

/**
 * Defines `<dish-sheet>`, which shows the dishes of its tile in a dialog. Without script each dish is a page of its own.
 */
export function defineDishSheet(): void {
  if (customElements.get('dish-sheet')) return;
  customElements.define(
    'dish-sheet',
    class extends HTMLElement {
      connectedCallback(): void {
        this.closest('.tile')?.addEventListener('click', (event) => this.follow(event));
        addEventListener('popstate', () => void load().then(({ showAddress }) => showAddress(this)));
        if (this.querySelector('dialog')) void load().then(({ openSheet }) => openSheet(this));
      }

      follow(event: Event): void {
        if (!(event instanceof MouseEvent && event.target instanceof Element)) return;
        const link = event.target.closest<HTMLAnchorElement>('a[data-dish-link]');
        if (!link || !isPlainClick(event)) return;
        event.preventDefault();
        // A double click opens the dish once.
        if (event.detail > 1) return;
        void load().then(({ openDish }) => openDish(this, link));
      }
    },
  );
}
