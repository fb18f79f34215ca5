/** Defines `<shown-times>`, which loads the times of a chosen table and lets a booking be changed only to shown ones. */
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
