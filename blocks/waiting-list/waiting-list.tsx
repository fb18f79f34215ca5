/** @jsxImportSource #eager */

import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import { RingRestaurant } from '#blocks/manage-booking/ring-restaurant.tsx';
import { resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import { describeOfferDuration, type WaitedTable } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { formatAddress } from '#schemas/domain/restaurant/contact-links.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import type { BlockProps } from '../_shared/block.ts';
import { showsOtherForm } from '../_shared/forms/tile/shows-other-form.ts';
import { TileForm } from '../_shared/forms/tile/tile-form.tsx';
import { groupBookingPath } from '../_shared/restaurant/restaurant-links.ts';
import { ButtonLink } from '../_shared/ui/button/button.tsx';
import { innerHeadingLevel, TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { BesideTable } from './beside-table.tsx';
import { explainNoList, isSent, isTooLarge } from './no-waiting-list.ts';
import { listOtherTables } from './other-tables.ts';
import { WaitingSlip } from './waiting-slip.tsx';
import { headingOfEntry } from './waiting-status.ts';

/** Where diners join a waiting list and answer the offer of a table. Works without script. */
export function WaitingList(props: BlockProps<'waiting-list'>) {
  const { tile, placement, data, page } = props;
  const heading =
    data.waiting?.kind === 'entry'
      ? headingOfEntry(data.waiting)
      : (explainNoList(data.waiting, page)?.heading ?? tile.heading);
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.root}>
        <div className={styles.content}>
          {data.waiting?.kind === 'entry' ? (
            <div id={resultAnchor} tabIndex={-1} className={styles.result}>
              <TileHeading tile={{ ...tile, heading }} placement={placement} />
            </div>
          ) : (
            <TileHeading tile={{ ...tile, heading }} placement={placement} />
          )}
          <Content {...props} />
        </div>
      </div>
    </WithPanel>
  );
}

function Content({ tile, data, placement, page }: BlockProps<'waiting-list'>) {
  const { waiting, join } = data;
  const headingLevel = innerHeadingLevel(tile, placement) === 3 ? 3 : 2;
  if (!waiting) return <RingRestaurant restaurants={data.restaurants ?? []} />;
  if (waiting.kind === 'entry') {
    return (
      <>
        {page.waiting && (
          <p className={styles.problem} role="alert" id="problem" tabIndex={-1}>
            {page.waiting.message}
          </p>
        )}
        <WaitingSlip {...waiting} page={page} headingLevel={headingLevel} />
      </>
    );
  }
  const problem = explainNoList(waiting, page);
  if (waiting.kind === 'unknown')
    return (
      <>
        <p className={styles.problem}>{problem?.text}</p>
        <p>
          <ButtonLink href="/booking">Book a table</ButtonLink>
        </p>
      </>
    );
  const { table, restaurant } = waiting;
  // The list can have ended since the diner joined it.
  const setting = join ?? (isSent(page) ? sentForm : undefined);
  if (!problem && !setting) return <RingRestaurant restaurants={data.restaurants ?? []} />;
  const guests = table.adults + table.children;
  const groupPath = groupBookingPath({ guests, restaurant: table.storeId, date: table.date });
  if (showsOtherForm(tile, 'waiting-list')) return tile.text ? <p className={styles.lead}>{tile.text}</p> : null;
  const description = (
    <>
      {tile.text && !problem && <p className={styles.lead}>{tile.text}</p>}
      <div>
        <p className={styles.when}>
          {[restaurant?.title, formatDayWithWeekday(table.date), formatCovers(table.adults, table.children)]
            .filter(Boolean)
            .join(', ')}
        </p>
        {restaurant && <p>{formatAddress(restaurant)}</p>}
      </div>
      {!problem && (
        <p>
          A table that comes free goes to the first in line. We keep it for you{' '}
          {describeOfferDuration(waiting.offerMinutes)}.
        </p>
      )}
    </>
  );
  if (!problem && setting)
    return (
      <>
        {description}
        <BesideTable guests={guests} time={timeOfMeal(table)}>
          <div className={styles.slip}>
            <TileForm
              name="waiting-list"
              tileKey={tile.key}
              setting={setting}
              page={page}
              thanksLinks={restaurant && listOtherTables(restaurant, table)}
              headingLevel={headingLevel}
            />
          </div>
        </BesideTable>
      </>
    );
  return (
    <>
      {description}
      <p className={styles.problem}>{problem?.text}</p>
      <p>
        {isTooLarge(waiting, page) ? (
          <ButtonLink href={groupPath}>Ask for a table</ButtonLink>
        ) : (
          <ButtonLink href={restaurant ? `/booking/${restaurant.slug}` : '/booking'}>Look for a table</ButtonLink>
        )}
      </p>
    </>
  );
}

/** An hour of the meal that is full, for the light of the scene. */
const timeOfMeal = ({ meal }: WaitedTable): string => (meal === 'lunch' || meal === 'afternoon' ? '14:00' : '19:30');

const sentForm: FormSetting = { context: { today: '', choices: {} }, values: {} };
