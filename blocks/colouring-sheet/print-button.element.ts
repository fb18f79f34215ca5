/** Defines `<print-button>`, whose button prints the page. Without script the button is not shown. */
export function definePrintButton(): void {
  if (customElements.get('print-button')) return;
  customElements.define(
    'print-button',
    class extends HTMLElement {
      connectedCallback(): void {
        this.querySelector('button')?.addEventListener('click', () => print());
      }
    },
  );
}
