import type { PageState } from '#schemas/api/content/editing.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { pageAfterUnpublishing } from '../page-after-unpublishing.ts';

interface DeletePageProps {
  readonly page: PageState;
  readonly hasBuiltIn: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a live page is deleted. */
export const DeletePage = ({ page: { id, title }, hasBuiltIn, onConfirm, onClose }: DeletePageProps) => (
  <ConfirmDialog heading={`Delete ${title ?? id}?`} action="Delete page" onConfirm={onConfirm} onClose={onClose}>
    {isPageWithoutAddress(id) ? (
      <p>You can restore it for 30 days.</p>
    ) : (
      <p>
        This page is live. Visitors of /{id} will get {pageAfterUnpublishing(hasBuiltIn)}. You can restore the page for
        30 days.
      </p>
    )}
  </ConfirmDialog>
);
