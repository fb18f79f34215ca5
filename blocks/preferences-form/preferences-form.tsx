/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';

/**
 * Says how to get to the form where there is none, because a page without a link has no customer. An invalid secret
 * address does not differ from an unknown one.
 */
export const PreferencesForm = ({ tile, data, placement, page }: BlockProps<'preferences-form'>) => (
  <FormTile
    name="preferences"
    setting={data.form}
    tile={data.form ? tile : { ...tile, heading: tile.heading ?? 'Your preferences', text: undefined }}
    placement={placement}
    page={page}
    unavailableText={data.form ? undefined : hasLink(page.path) ? unknownLinkText : noLinkText}
  />
);

const hasLink = (path: string): boolean => /^\/preferences\/./.test(path);

const unknownLinkText =
  'This link opens no preferences: it is incomplete, or no longer valid. Please open the link in our latest message to you, or ask us for a new one.';
const noLinkText =
  'Your preferences open only with a link of your own. Please open the link in a message from us, or ask us for one.';
