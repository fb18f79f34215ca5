import { useQuery } from '@tanstack/react-query';
import { itemUsesQuery } from '#preview/app/api/content.ts';
import { cannotBeDeleted } from '#preview/app/publish/uses/cannot-be-deleted.ts';
import { decisionQuery } from '#preview/app/publish/uses/decision-query.ts';
import { RemovalDialog } from '#preview/app/publish/uses/removal-dialog.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { KindView } from '../kind-views.ts';
import { EndingPlaces } from '../publish/places/ending-places.tsx';

interface DeleteQuestionProps {
  readonly item: ContentState;
  readonly view: KindView;
  /** Rejects with the reason why it was not deleted. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an item is deleted. The service deletes nothing that other content refers to. */
export function DeleteQuestion({ item, view, onConfirm, onClose }: DeleteQuestionProps) {
  const uses = useQuery({ ...itemUsesQuery(item), ...decisionQuery });
  const name = item.name ?? item.id;
  return (
    <RemovalDialog
      heading={`Delete ${name}?`}
      action={`Delete ${view.noun}`}
      verb="Delete"
      uses={uses}
      lead="Still used by:"
      refusal={cannotBeDeleted({ name, noun: view.noun, isLive: item.isLive })}
      failure={`“${name}” was not deleted.`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {item.isLive
          ? `This ${view.noun} is live. Visitors will no longer see it.`
          : `Visitors do not see this ${view.noun}.`}{' '}
        You can restore it for 30 days.
      </p>
      {item.isLive && <EndingPlaces item={item} view={view} />}
    </RemovalDialog>
  );
}
