import type { PageState } from '#schemas/api/content/editing.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { addressOfPage } from '../page-status.ts';

interface RestorePageProps {
  readonly page: PageState;
  readonly onConfirm: (asDraft: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before a page is restored that was live when it was deleted. */
export const RestorePage = ({ page: { id, title }, onConfirm, onClose }: RestorePageProps) => (
  <ConfirmDialog
    heading={`Restore ${nameOfPage(title ?? id)}?`}
    action="Restore"
    alternative={{ action: 'Restore as a draft', onConfirm: () => onConfirm(true) }}
    onConfirm={() => onConfirm(false)}
    onClose={onClose}
  >
    <p>It goes live at {addressOfPage(id)} again, as it was deleted. As a draft, visitors do not see it.</p>
  </ConfirmDialog>
);
