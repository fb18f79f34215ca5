/** Defines `<near-me>`: fetches what asks the browser where it is, once the button is near. */
export function defineNearMe(): void {
  if (customElements.get('near-me')) return;
  customElements.define(
    'near-me',
    class extends HTMLElement {
      connectedCallback(): void {
        if ('geolocation' in navigator) void import('./offer-near-me.ts').then(({ offerNearMe }) => offerNearMe(this));
      }
    },
  );
}
