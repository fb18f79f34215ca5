/** @jsxImportSource #eager */

import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { BlockProps } from '../_shared/block.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { LeaveList } from './leave-list.tsx';

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
    unavailableText={data.form ? undefined : explainMissingForm(page)}
  >
    {data.form?.canLeave && (
      <LeaveList path={page.path} headingLevel={innerHeadingLevel(tile, placement) === 3 ? 3 : 2} />
    )}
  </FormTile>
);

function explainMissingForm({ path, query }: PageContext): string {
  if (hasLink(path)) return unknownLinkText;
  return query.sent?.includes('preferences') ? hasLeftText : noLinkText;
}

const hasLink = (path: string): boolean => /^\/preferences\/./.test(path);

const unknownLinkText =
  'This link opens no preferences: it is incomplete, or no longer valid. Please open the link in our latest message to you, or ask us for a new one. If you have left the list, you need do nothing.';
const hasLeftText = 'You have left the list, and we write no more. You can join again at any time.';
const noLinkText =
  'Your preferences open only with a link of your own. Please open the link in a message from us, or ask us for one.';
