import { useQueries } from '@tanstack/react-query';
import { itemUsesQuery } from '#preview/app/api/content.ts';
import { bulkLabels } from '#preview/app/pages/bulk/bulk-labels.ts';
import { BulkLists } from '#preview/app/pages/bulk/bulk-lists.tsx';
import { ConfirmDialog } from '#preview/app/ui/dialogs/confirm-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { KindView } from '../../kind-views.ts';
import { countItems } from '../count-items.ts';
import { type ItemBulkAction, planItemBulk } from './plan-item-bulk.ts';

interface ItemBulkDialogProps {
  readonly action: ItemBulkAction;
  readonly view: KindView;
  readonly items: readonly ContentState[];
  readonly onConfirm: (items: readonly ContentState[]) => void;
  readonly onClose: () => void;
}

/** Asks before something is done with several items, and says what it does with each of them. */
export function ItemBulkDialog({ action, view, items, onConfirm, onClose }: ItemBulkDialogProps) {
  const needsUses = action !== 'publish';
  const queries = useQueries({ queries: items.map((item) => ({ ...itemUsesQuery(item), enabled: needsUses })) });
  const isReady = !needsUses || queries.every(({ isPending }) => !isPending);
  const failed = queries.filter(({ error }) => error !== null);
  const isUnknown = needsUses && failed.length > 0;
  const usesOf = (item: ContentState) => queries[items.indexOf(item)]?.data ?? [];
  const { planned, blocked } = planItemBulk(action, items, usesOf);
  const { button, willBe } = bulkLabels[action];
  const toRow = (item: ContentState) => ({ id: item.id, address: item.place ?? item.id, title: item.name ?? item.id });
  return (
    <ConfirmDialog
      heading={`${button} ${countItems(view, items.length)}?`}
      {...((planned.length > 0 || !isReady) && {
        action: `${button} ${countItems(view, planned.length)}${isUnknown ? ' without knowing where they are used' : ''}`,
      })}
      isReady={isReady}
      onConfirm={() => onConfirm(planned.map(({ item }) => item))}
      onClose={onClose}
    >
      {isReady && isUnknown && (
        <p className="error-message" role="alert">
          {`What uses ${countItems(view, failed.length)} could not be read. ${errorMessageOf(failed[0]?.error)}`}{' '}
          <EditorButton onClick={() => failed.forEach(({ refetch }) => void refetch())}>Try again</EditorButton>
        </p>
      )}
      {isReady ? (
        <BulkLists
          lists={[
            {
              heading: `${countItems(view, planned.length)} will be ${willBe}`,
              rows: planned.map(({ item, effect, uses }) => ({ ...toRow(item), note: effect, uses })),
              usesLabel: 'Linked from:',
            },
            {
              heading: `${countItems(view, blocked.length)} left out`,
              rows: blocked.map(({ item, reason, uses }) => ({ ...toRow(item), note: reason, uses })),
              isError: true,
            },
          ]}
        />
      ) : (
        <p role="status">Checking what uses them…</p>
      )}
    </ConfirmDialog>
  );
}
