/** @jsxImportSource #eager */
import { formatDayWithWeekday } from '#blocks/booking/calendar/day/day-names.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import { RingRestaurant } from '#blocks/manage-booking/ring-restaurant.tsx';
import { resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { BlockProps } from '../_shared/block.ts';
import { showsOtherForm } from '../_shared/forms/tile/shows-other-form.ts';
import { TileForm } from '../_shared/forms/tile/tile-form.tsx';
import { ButtonLink } from '../_shared/ui/button/button.tsx';
import { innerHeadingLevel, TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { headingOfEntry, WaitingSlip } from './waiting-slip.tsx';

/** Where diners join a waiting list and answer the offer of a table. Works without script. */
export function WaitingList(props: BlockProps<'waiting-list'>) {
  const { tile, placement, data } = props;
  const heading = data.waiting?.kind === 'entry' ? headingOfEntry(data.waiting.entry) : tile.heading;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.root}>
        <div className={styles.content}>
          {data.waiting?.kind === 'entry' ? (
            <div id={resultAnchor} tabIndex={-1} className={styles.result}>
              <TileHeading tile={{ ...tile, heading }} placement={placement} />
            </div>
          ) : (
            <TileHeading tile={tile} placement={placement} />
          )}
          <Content {...props} />
        </div>
      </div>
    </WithPanel>
  );
}

function Content({ tile, data, placement, page }: BlockProps<'waiting-list'>) {
  const { waiting, join } = data;
  if (!waiting) return <RingRestaurant restaurants={data.restaurants ?? []} />;
  if (waiting.kind === 'entry') return <WaitingSlip {...waiting} page={page} />;
  if (waiting.kind === 'unknown')
    return (
      <>
        <p className={styles.problem}>
          This link opens no waiting list: it is incomplete, or your place is no longer stored.
        </p>
        <p>
          <ButtonLink href="/booking">Book a table</ButtonLink>
        </p>
      </>
    );
  const { table, restaurant, isOpen } = waiting;
  if (showsOtherForm(tile, 'waiting-list')) return tile.text ? <p className={styles.lead}>{tile.text}</p> : null;
  const isSent = page.query.sent?.includes('waiting-list') === true;
  return (
    <>
      {tile.text && <p className={styles.lead}>{tile.text}</p>}
      <p className={styles.when}>
        {[restaurant?.title, formatDayWithWeekday(table.date), formatCovers(table.adults, table.children)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {(isOpen || isSent || page.form) && join ? (
        <div className={styles.slip}>
          <TileForm
            name="waiting-list"
            tileKey={tile.key}
            setting={join}
            page={page}
            headingLevel={innerHeadingLevel(tile, placement) === 3 ? 3 : 2}
          />
        </div>
      ) : (
        <>
          <p className={styles.problem}>There is no waiting list for this day and party: a table may be free.</p>
          <p>
            <ButtonLink href={restaurant ? `/booking/${restaurant.slug}` : '/booking'}>Look for a table</ButtonLink>
          </p>
        </>
      )}
    </>
  );
}
