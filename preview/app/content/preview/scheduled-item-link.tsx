import { ScheduledLink } from '#preview/app/publish/scheduled-link.tsx';
import { useItem, useItemState } from '../editor/item-context.ts';
import { usePreviewPages } from './use-preview-pages.ts';

interface ScheduledItemLinkProps {
  readonly scheduledAt: string;
  /** What separates the link from the text before it. */
  readonly lead?: string;
}

/** Shows exactly the version of an item that goes live, on its first page. Nothing if no page shows it. */
export function ScheduledItemLink({ scheduledAt, lead }: ScheduledItemLinkProps) {
  const { itemKey } = useItem();
  const { pages } = usePreviewPages(useItemState().history.present);
  const page = pages.own[0] ?? pages.using[0];
  // Tables are always offered by the live booking rules.
  if (!page || itemKey.kind === 'booking-rules') return null;
  return (
    <>
      {lead}
      <ScheduledLink path={page.path} scheduledAt={scheduledAt} item={itemKey} isLivePage={page.isLive} />
    </>
  );
}
