import { escapeMarkup } from '../documents/escape-markup.ts';
import { draftPath } from './draft-address.ts';

/** The script over a draft, with what it must know: where drafts stand, and where they are edited. */
export const overlayFor =
  (script: string, previewAddress: () => string | undefined) =>
  ({ path }: { readonly path: string }): string => {
    const facts = {
      'data-drafts': draftPath,
      'data-path': path,
      'data-preview': previewAddress() ?? '',
    };
    const attributes = Object.entries(facts).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
    return `<script type="module" src="${script}" id="draft-overlay"${attributes.join('')}></script>`;
  };
