import { useQuery } from '@tanstack/react-query';
import { itemUsesQuery } from '#preview/app/api/content.ts';
import { decisionQuery } from '#preview/app/publish/uses/decision-query.ts';
import { RemovalDialog } from '#preview/app/publish/uses/removal-dialog.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { KindView } from '../../kind-views.ts';
import { EndingPlaces } from '../places/ending-places.tsx';

interface UnpublishQuestionProps {
  readonly item: ContentState;
  readonly view: KindView;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an item is unpublished, and says where visitors see it. */
export function UnpublishQuestion({ item, view, onConfirm, onClose }: UnpublishQuestionProps) {
  const uses = useQuery({ ...itemUsesQuery(item), ...decisionQuery });
  return (
    <RemovalDialog
      heading={`Unpublish ${item.name ?? item.id}?`}
      action={`Unpublish ${view.noun}`}
      verb="Unpublish"
      uses={uses}
      lead="Visitors will no longer see it here, and links to it will lead nowhere:"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Visitors will no longer see this {view.noun}. Its draft and all revisions remain
        {item.scheduledAt || item.unpublishAt ? ', but its schedule is cancelled. Undo brings it back' : ''}.
      </p>
      <EndingPlaces item={item} view={view} />
    </RemovalDialog>
  );
}
