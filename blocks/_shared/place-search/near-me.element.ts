/** Defines `<near-me>`, which loads the script of its button if the browser supports geolocation. */
export function defineNearMe(): void {
  if (customElements.get('near-me')) return;
  customElements.define(
    'near-me',
    class extends HTMLElement {
      connectedCallback(): void {
        if ('geolocation' in navigator) void import('./start-near-me.ts').then(({ startNearMe }) => startNearMe(this));
      }
    },
  );
}
