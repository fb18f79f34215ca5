import type { PageState } from '#schemas/api/content/editing.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { addressOfPage } from '../page-status.ts';

interface PurgePageProps {
  readonly page: PageState;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a deleted page is deleted permanently. */
export const PurgePage = ({ page: { id, title }, onConfirm, onClose }: PurgePageProps) => (
  <ConfirmDialog
    heading={`Delete ${nameOfPage(title ?? id)} permanently?`}
    action="Delete permanently"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>
      Its draft and all its revisions are deleted too. You cannot undo this.
      {!isPageWithoutAddress(id) && ` A new page can then have the address ${addressOfPage(id)}.`}
    </p>
  </ConfirmDialog>
);
