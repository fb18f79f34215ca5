import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type ItemContent, type ItemKey, itemStateQuery, scheduledItemQuery } from '#preview/app/api/content.ts';
import { BarStatus } from '#preview/app/editor/save/bar-status.tsx';
import type { Autosave, SaveState } from '#preview/app/editor/save/create-autosave.ts';
import { whyUnsaved } from '#preview/app/editor/save/save-label.ts';
import { UndoButtons } from '#preview/app/editor/undo-buttons.tsx';
import { PublishButton } from '#preview/app/publish/publish-button.tsx';
import { useLaterChanges } from '#preview/app/publish/schedule/use-later-changes.ts';
import { PhoneMenu } from '#preview/app/ui/disclosure/phone-menu.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { nameOfContent } from '#schemas/api/content/content-kinds.ts';
import { itemRoute } from '../kind-views.ts';
import { itemStatus } from '../list/item-status.ts';
import { ScheduledItemLink } from '../preview/scheduled-item-link.tsx';
import { PublishItem } from '../publish/publish-item.tsx';
import { useListOfOrigin } from '../use-list-of-origin.ts';
import { useItem, useItemState } from './item-context.ts';
import { useErrorCounts } from './problems/use-item-problems.ts';

interface ItemTopBarProps {
  readonly save: SaveState;
  readonly autosave: Autosave<ItemContent>;
  readonly state: ContentState;
  /** Called when the dialog that publishes opens. */
  readonly onPublish: () => void;
  /** Controls before the button that publishes. */
  readonly children: ReactNode;
}

/** The item’s name, save state and status, undo, and the way to publish. */
export function ItemTopBar({ save, autosave, state: opened, onPublish, children }: ItemTopBarProps) {
  const { itemKey, view, editor, facts } = useItem();
  const { history } = useItemState();
  const [isPublishing, setPublishing] = useState(false);
  const { data } = useQuery({ ...itemStateQuery(itemKey), initialData: opened });
  const state = data ?? opened;
  const hasChanges = state.hasDraft || save.kind !== 'saved' || autosave.version() > state.draftVersion;
  const { kind, id } = itemKey;
  const origin = useListOfOrigin();
  const isRules = kind === 'booking-rules';
  const restaurant = isRules || kind === 'restaurants';
  const owner = useQuery({ ...itemStateQuery({ kind: 'restaurants', id }), enabled: isRules }).data?.name;
  const name = isRules ? `Booking rules: ${owner ?? id}` : itemName(itemKey, history.present, state);
  const counts = useErrorCounts();
  const { data: scheduled } = useQuery({
    ...scheduledItemQuery(itemKey, state.scheduledAt ?? ''),
    enabled: Boolean(state.scheduledAt),
  });
  const hasLaterChanges = useLaterChanges(history.present, scheduled);
  const status = (
    <>
      {itemStatus(state, { hasChanges, hasLaterChanges })}
      {state.scheduledAt && <ScheduledItemLink scheduledAt={state.scheduledAt} lead=" · " />}
    </>
  );
  return (
    <header className="top-bar">
      <title>{`${name} · Preview`}</title>
      {kind === 'settings' ? (
        <Link className="home" href={origin.href}>
          {origin.title}
        </Link>
      ) : (
        <Link className="home" href={`/content/${isRules ? 'restaurants' : kind}`}>
          {isRules ? 'Restaurants' : view.title}
        </Link>
      )}
      <div className="page-info">
        <h1 tabIndex={-1}>{name}</h1>
        <BarStatus save={save} hasDraft={hasChanges || !state.isLive}>
          {status}
        </BarStatus>
      </div>
      <PhoneMenu label="More" lead={<p className="phone-status">{status}</p>}>
        {restaurant && (
          <nav className="item-tabs" aria-label="Restaurant">
            <Link href={itemRoute('restaurants', id)} aria-current={isRules ? undefined : 'page'}>
              Details
            </Link>
            <Link href={itemRoute('booking-rules', id)} aria-current={isRules ? 'page' : undefined}>
              Booking rules
            </Link>
          </nav>
        )}
        <UndoButtons history={history} editor={editor} />
        {children}
      </PhoneMenu>
      {facts.storesPages && (
        <PublishButton
          {...counts}
          onClick={() => {
            onPublish();
            setPublishing(true);
          }}
        />
      )}
      {isPublishing && (
        <PublishItem
          state={state}
          autosave={autosave}
          hasConflict={save.kind === 'conflict'}
          unsavedReason={whyUnsaved(save)}
          onClose={() => setPublishing(false)}
        />
      )}
    </header>
  );
}

const itemName = ({ kind, id }: ItemKey, content: ItemContent, state: ContentState): string =>
  kind === 'settings' ? 'Settings' : (nameOfContent(kind, content) ?? state.name ?? id);
