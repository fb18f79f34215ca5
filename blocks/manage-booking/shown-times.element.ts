/** Defines `<shown-times>`, which lets a booking be changed only to times that the form shows. The server checks it too. */
export function defineShownTimes(): void {
  if (customElements.get('shown-times')) return;
  customElements.define(
    'shown-times',
    class extends HTMLElement {
      connectedCallback(): void {
        void import('./change/start-shown-times.ts').then(({ startShownTimes }) => startShownTimes(this));
      }
    },
  );
}
