const root = document.documentElement;

/** The frame of the site writes the categories a visitor has agreed to here, as words: `embeds statistics`. */
const mayEmbed = (): boolean => (root.dataset.consent ?? '').split(/\s+/).includes('embeds');

/** Defines `<tile-embed>`: puts the other site's frame over the poster once the visitor has agreed to embedded content. */
export function defineTileEmbed(): void {
  if (customElements.get('tile-embed')) return;
  customElements.define(
    'tile-embed',
    class extends HTMLElement {
      #watcher = new MutationObserver(() => this.#show());

      connectedCallback(): void {
        this.#watcher.observe(root, { attributeFilter: ['data-consent'] });
        this.#show();
      }

      disconnectedCallback(): void {
        this.#watcher.disconnect();
      }

      #show(): void {
        if (!mayEmbed()) return;
        this.#watcher.disconnect();
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
