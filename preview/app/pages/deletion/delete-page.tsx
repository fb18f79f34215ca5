import { useQuery } from '@tanstack/react-query';
import type { PageState } from '#schemas/api/content/editing.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { pageUsesQuery } from '../../api/shared-tiles.ts';
import { RemovalDialog } from '../../publish/uses/removal-dialog.tsx';
import { pageAfterUnpublishing } from '../page-after-unpublishing.ts';
import { addressOfPage, nounOfPage } from '../page-status.ts';
import { linksLead, tilesInUse } from './page-uses.ts';

interface DeletePageProps {
  readonly page: PageState;
  readonly hasBuiltIn: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a live page or shared tiles are deleted. The service deletes no tiles that other content shows. */
export function DeletePage({
  page: { id, title, publishedRevision },
  hasBuiltIn,
  onConfirm,
  onClose,
}: DeletePageProps) {
  const uses = useQuery(pageUsesQuery(id));
  const name = title ?? id;
  const noun = nounOfPage(id);
  return (
    <RemovalDialog
      heading={`Delete ${name}?`}
      action={`Delete ${noun}`}
      uses={uses}
      lead={linksLead(hasBuiltIn)}
      {...(sharedNameOf(id) !== undefined && {
        refusal: { heading: `${name} cannot be deleted`, text: tilesInUse(uses.data ?? []), prevents: () => true },
      })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {noun === 'page' ? (
        <p>
          This page is live. Visitors of {addressOfPage(id)} will get {pageAfterUnpublishing(hasBuiltIn)}. You can
          restore the page for 30 days.
        </p>
      ) : (
        <p>
          {publishedRevision ? '' : 'Visitors do not see them. '}You can restore{' '}
          {noun === 'shared tiles' ? 'them' : 'it'} for 30 days.
        </p>
      )}
    </RemovalDialog>
  );
}
