import { type BookingManager, resultAnchor, stepParameter } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { Route } from '#site/routing/match-route.ts';

interface BookingAddress {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * Where the question whether to cancel leads once the booking is cancelled: to the message that says so. Without a redirect
 * the browser's Back would restore the scroll position that the question had at the foot of a longer page.
 */
export async function resolveCancelledBooking(
  { read }: Pick<BookingManager, 'read'>,
  { route, path, query }: BookingAddress,
): Promise<string | undefined> {
  if (route.kind !== 'manage-booking' || route.key === undefined) return undefined;
  if (query[stepParameter]?.[0] !== 'cancel') return undefined;
  // The page itself says what is wrong if the booking cannot be read.
  const booking = await read(route.key).catch(() => undefined);
  return booking?.status === 'cancelled' ? `${path}#${resultAnchor}` : undefined;
}
