/** Defines `<live-filter>`, which applies the form inside it on every change. Without script the form's button does. */
export function defineLiveFilter(): void {
  if (customElements.get('live-filter')) return;
  customElements.define(
    'live-filter',
    class extends HTMLElement {
      connectedCallback(): void {
        this.addEventListener(
          'change',
          () => void import('./apply-filter.ts').then(({ applyFilter }) => applyFilter(this)),
        );
      }
    },
  );
}
