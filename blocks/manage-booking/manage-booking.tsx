/** @jsxImportSource #eager */
import type { SharedBooking } from '#schemas/api/booking/manage-booking.ts';
import { findBookingTitle, resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { BlockProps } from '../_shared/block.ts';
import { showsOtherForm } from '../_shared/forms/tile/shows-other-form.ts';
import { innerHeadingLevel, TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { RestaurantFront } from './beside-restaurant.tsx';
import { BookingSlip } from './booking-slip.tsx';
import { CancelTable } from './cancel-table.tsx';
import { ChangeGuest } from './change/change-guest.tsx';
import { ChangeTable } from './change/change-table.tsx';
import { FindBooking, UnknownBooking } from './find-booking.tsx';
import styles from './manage-booking.module.css';
import { inChosenArea } from './managed-view.ts';
import { RingRestaurant } from './ring-restaurant.tsx';
import { SharedTable } from './shared-table.tsx';
import { shareKeyOf } from './slip-ways.tsx';

/** Where guests find, view, change and cancel their bookings. Works without script. */
export function ManageBooking(props: BlockProps<'manage-booking'>) {
  const { tile, placement } = props;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.root}>
        <div className={styles.content}>
          {isCancelled(props) ? (
            <div id={resultAnchor} tabIndex={-1} className={styles.result}>
              <TileHeading tile={{ ...tile, heading: headingOf(props) }} placement={placement} />
            </div>
          ) : (
            <TileHeading tile={{ ...tile, heading: headingOf(props) }} placement={placement} />
          )}
          {props.data.managed?.kind === 'find' ? (
            <p className={styles.lead}>{findText}</p>
          ) : (
            tile.text && canSay(props) && <p className={styles.lead}>{tile.text}</p>
          )}
          <Content {...props} />
        </div>
      </div>
    </WithPanel>
  );
}

/** Shown before a booking is found, when there is nothing to change yet. */
const findText = 'Tell us whose table it is, and we find it for you.';

/** The tile's text invites to change something, which only the guest of a booking that is still to come can do. */
const canSay = ({ data: { managed } }: BlockProps<'manage-booking'>): boolean =>
  managed?.kind === 'booking'
    ? managed.booking.canChange || managed.booking.canCancel
    : managed?.kind !== 'shared' && managed?.kind !== 'unknown';

const isCancelled = ({ data: { managed } }: BlockProps<'manage-booking'>): boolean =>
  managed?.kind === 'booking' && managed.booking.status === 'cancelled';

/** What friends read first. */
function sharedHeading({ status }: SharedBooking): string {
  switch (status) {
    case 'booked':
      return 'A table for you';
    case 'asked':
      return 'A table that was asked for';
    case 'cancelled':
      return 'The table is cancelled';
  }
}

function headingOf(props: BlockProps<'manage-booking'>): string | undefined {
  if (isCancelled(props)) return 'Your table is cancelled';
  if (props.data.managed?.kind === 'find') return findBookingTitle;
  if (props.data.managed?.kind === 'unknown') return 'This link opens no booking';
  return props.data.managed?.kind === 'shared' ? sharedHeading(props.data.managed.booking) : props.tile.heading;
}

function Content({ tile, data, placement, page }: BlockProps<'manage-booking'>) {
  const managed = data.managed?.kind === 'booking' ? inChosenArea(data.managed, page) : data.managed;
  const headingLevel = innerHeadingLevel(tile, placement) === 3 ? 3 : 2;
  switch (managed?.kind) {
    case 'booking':
      return (
        <div className={styles.columns}>
          <div className={styles.column}>
            <BookingSlip managed={managed} page={page} />
          </div>
          {managed.booking.canChange || managed.booking.canCancel ? (
            <div className={styles.column}>
              {managed.booking.canChange && <ChangeTable managed={managed} page={page} headingLevel={headingLevel} />}
              {managed.booking.canChange && <ChangeGuest managed={managed} page={page} headingLevel={headingLevel} />}
              {managed.booking.canCancel && <CancelTable managed={managed} page={page} headingLevel={headingLevel} />}
            </div>
          ) : (
            managed.restaurant && <RestaurantFront restaurant={managed.restaurant} />
          )}
        </div>
      );
    case 'shared':
      return <SharedTable booking={managed.booking} shareKey={shareKeyOf(page.path)} restaurant={managed.restaurant} />;
    case 'find':
      if (showsOtherForm(tile, 'find-booking', 'booking-links')) return null;
      return (
        <FindBooking tileKey={tile.key} find={data.find} links={data.links} page={page} headingLevel={headingLevel} />
      );
    case 'unknown':
      return <UnknownBooking />;
    default:
      return <RingRestaurant restaurants={data.restaurants ?? []} />;
  }
}
