import { escapeMarkup } from '../pages/finish/escape-markup.ts';

/** The script tag of the overlay, with the path of the page and the address of the preview app. */
export const createOverlayTag =
  (script: string, previewAddress: () => string | undefined) =>
  ({ path }: { readonly path: string }): string => {
    const facts = {
      'data-path': path,
      'data-preview': previewAddress() ?? '',
    };
    const attributes = Object.entries(facts).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
    return `<script type="module" src="${script}" id="draft-overlay"${attributes.join('')}></script>`;
  };
