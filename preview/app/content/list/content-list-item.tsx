import { Link } from 'wouter';
import { MarkedText, MatchedText } from '#preview/app/pages/list/matched-text.tsx';
import { Menu } from '#preview/app/ui/menu.tsx';
import { formatDateTimeNear } from '#preview/app/ui/time/format-date-time.ts';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import type { ListedItem } from '#schemas/api/content/content-items.ts';
import { itemRoute } from '../kind-views.ts';
import { itemStatus } from './item-status.ts';
import { changedAt } from './items/item-order.ts';

interface ContentListItemProps {
  readonly item: ListedItem;
  /** Its name with what tells it apart from the other items. */
  readonly fullName: string;
  /** Whether it is selected; undefined if it cannot be. */
  readonly isSelected?: boolean | undefined;
  readonly onSelect: () => void;
  readonly onUnpublish: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

/** An item in the list of its kind. */
export function ContentListItem({
  item,
  fullName,
  isSelected,
  onSelect,
  onUnpublish,
  onDelete,
  onRestore,
}: ContentListItemProps) {
  const { kind, id, name = id, nameParts, place, isLive, hasDraft, deletedAt, match } = item;
  const changed = changedAt(item);
  return (
    <li data-status={deletedAt ? 'deleted' : isLive ? (hasDraft ? 'changed' : 'live') : 'draft'}>
      {deletedAt ? (
        <strong>{name}</strong>
      ) : (
        <Link href={itemRoute(kind, id)}>{nameParts ? <MarkedText parts={nameParts} /> : name}</Link>
      )}
      {place && <span>{place}</span>}
      {isSelected !== undefined && (
        <input type="checkbox" aria-label={`Select ${fullName}`} checked={isSelected} onChange={onSelect} />
      )}
      <code>{id}</code>
      <span>{itemStatus(item)}</span>
      {changed > 0 && !deletedAt && (
        <span>{`Changed ${formatDateTimeNear(new Date(changed), new Date(productNow()))}`}</span>
      )}
      {match && <MatchedText {...match} />}
      <Menu
        label={`Actions for ${fullName}`}
        face="…"
        actions={
          deletedAt
            ? [{ label: 'Restore', run: onRestore }]
            : [...(isLive ? [{ label: 'Unpublish…', run: onUnpublish }] : []), { label: 'Delete', run: onDelete }]
        }
      />
    </li>
  );
}
