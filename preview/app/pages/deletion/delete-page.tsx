import { useQuery } from '@tanstack/react-query';
import type { PageState } from '#schemas/api/content/editing.ts';
import { pageUsesQuery } from '../../api/shared-tiles.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { cannotBeDeleted } from '../../publish/uses/cannot-be-deleted.ts';
import { decisionQuery } from '../../publish/uses/decision-query.ts';
import { RemovalDialog } from '../../publish/uses/removal-dialog.tsx';
import { pageAfterUnpublishing } from '../page-after-unpublishing.ts';
import { addressOfPage, nounOfPage } from '../page-status.ts';
import { tilesInUse } from './page-uses.ts';

interface DeletePageProps {
  readonly page: PageState;
  readonly hasBuiltIn: boolean;
  /** Rejects with the reason why it was not deleted. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a page is deleted. The service deletes none that other content links to or shows. */
export function DeletePage({
  page: { id, title, publishedRevision },
  hasBuiltIn,
  onConfirm,
  onClose,
}: DeletePageProps) {
  const uses = useQuery({ ...pageUsesQuery(id), ...decisionQuery });
  const name = nameOfPage(title ?? id);
  const noun = nounOfPage(id);
  const isLive = typeof publishedRevision === 'number';
  return (
    <RemovalDialog
      heading={`Delete ${name}?`}
      action={`Delete ${noun}`}
      verb="Delete"
      uses={uses}
      lead="Still used by:"
      refusal={{
        ...cannotBeDeleted({ name, noun, isLive }),
        ...(noun === 'shared tiles' && { text: tilesInUse(uses.data ?? []) }),
      }}
      failure={`“${name}” was not deleted.`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {noun === 'page' ? (
        <p>
          {isLive
            ? `This page is live. Visitors of ${addressOfPage(id)} will get ${pageAfterUnpublishing(hasBuiltIn)}.`
            : 'Visitors do not see this page.'}{' '}
          You can restore it for 30 days.
        </p>
      ) : (
        <p>
          {isLive ? '' : `Visitors do not see ${noun === 'shared tiles' ? 'them' : 'it'}. `}You can restore{' '}
          {noun === 'shared tiles' ? 'them' : 'it'} for 30 days.
        </p>
      )}
    </RemovalDialog>
  );
}
