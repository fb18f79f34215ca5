import { areEmbedsAllowed, watchConsent } from '../_shared/browser/embed-consent.ts';

/**
 * Defines `<tile-embed>`, which replaces the poster by the other site's frame once the visitor allows embedded content.
 */
export function defineTileEmbed(): void {
  if (customElements.get('tile-embed')) return;
  customElements.define(
    'tile-embed',
    class extends HTMLElement {
      #unwatch: (() => void) | undefined;

      connectedCallback(): void {
        this.#unwatch = watchConsent(() => this.#show());
        this.#show();
      }

      disconnectedCallback(): void {
        this.#unwatch?.();
      }

      #show(): void {
        if (!areEmbedsAllowed()) return;
        this.#unwatch?.();
        const frame = document.createElement('iframe');
        frame.title = this.dataset.title ?? '';
        frame.loading = 'lazy';
        frame.referrerPolicy = 'strict-origin-when-cross-origin';
        frame.allow = 'fullscreen; picture-in-picture; encrypted-media';
        frame.src = this.dataset.src ?? '';
        this.replaceChildren(frame);
      }
    },
  );
}
