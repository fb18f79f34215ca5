import { useQuery } from '@tanstack/react-query';
import { itemRevisionQuery, itemUsesQuery } from '#preview/app/api/content.ts';
import { factsQuery } from '#preview/app/api/pages.ts';
import { RemovalDialog } from '#preview/app/publish/uses/removal-dialog.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { readItem } from '../../editor/read-item.ts';
import type { KindView } from '../../kind-views.ts';
import { placesOf } from '../places/item-places.tsx';
import { Listings } from '../places/listings.tsx';
import { PlaceList } from '../places/place-list.tsx';

interface UnpublishQuestionProps {
  readonly item: ContentState;
  readonly view: KindView;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an item is unpublished, and says where visitors see it. */
export function UnpublishQuestion({ item, view, onConfirm, onClose }: UnpublishQuestionProps) {
  const uses = useQuery(itemUsesQuery(item));
  const { data: facts } = useQuery(factsQuery);
  const revision = item.publishedRevision ?? 0;
  const { data: live } = useQuery({ ...itemRevisionQuery(item, revision), enabled: revision > 0 });
  const paths = facts && live !== undefined ? placesOf(view, item.id, readItem(live), facts) : [];
  return (
    <RemovalDialog
      heading={`Unpublish ${item.name ?? item.id}?`}
      action={`Unpublish ${view.noun}`}
      uses={uses}
      lead="Visitors will no longer see it here, and links to it will lead nowhere:"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Visitors will no longer see this {view.noun}. Its draft and all revisions remain
        {item.scheduledAt || item.unpublishAt ? ', but its schedule is cancelled. Undo brings it back' : ''}.
      </p>
      {facts && paths.length > 0 && (
        <>
          <p>
            {paths.length === 1
              ? 'This address will show “Page not found”:'
              : 'These addresses will show “Page not found”:'}
          </p>
          <PlaceList paths={paths} siteAddress={facts.siteAddress} />
        </>
      )}
      {facts && (
        <Listings view={view} content={readItem(live)} facts={facts} lead="Visitors will no longer find it on:" />
      )}
    </RemovalDialog>
  );
}
