import { store } from '#schemas/api/booking/booking-party.ts';
import { bookingRequest } from '#schemas/api/booking/booking-request.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { IdKind } from '#schemas/content/field/id-kind.ts';
import { menusQuery, partyQuery, timeQuery } from '#schemas/domain/booking/availability/booking-party.ts';
import { ApiProblem } from '../api-problem.ts';
import type { AnyCallInput, Call, CallOptions } from '../call-input.ts';

/**
 * Loads the list from which the ids of a call were chosen, so that their notation is learned. Other kinds of ids are
 * always read before a form with them is sent. Never rejects: without the list, ids are sent as text.
 */
export async function askForIds(
  call: Call,
  kind: IdKind,
  input: AnyCallInput,
  { signal, sessionId }: CallOptions,
): Promise<void> {
  try {
    await loadList(call, kind, input, { ...(signal && { signal }), ...(sessionId && { sessionId }) });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

async function loadList(
  call: Call,
  kind: IdKind,
  { params, body }: AnyCallInput,
  options: CallOptions,
): Promise<unknown> {
  if (kind === 'restaurant') return call(endpoints.restaurants, {}, options);
  const restaurant = store.safeParse(params);
  const booking = bookingRequest.safeParse(body);
  if (!restaurant.success || !booking.success) return undefined;
  const { bookingDate: date, time, ...rest } = booking.data;
  const party = {
    ...restaurant.data,
    ...rest,
    date,
    menuId: rest.menuId ?? undefined,
    areaId: rest.areaId ?? undefined,
  };
  const ofRestaurant = { params: restaurant.data };
  switch (kind) {
    case 'occasion':
      return call(endpoints.occasions, { ...ofRestaurant, query: { date } }, options);
    case 'area':
      return call(endpoints.areas, { ...ofRestaurant, query: partyQuery(party) }, options);
    case 'booking-menu':
      return call(endpoints.bookingMenus, { ...ofRestaurant, query: menusQuery(party, time) }, options);
    case 'extra':
      return call(
        endpoints.upsells,
        { ...ofRestaurant, query: { ...timeQuery(party, time), includeUnavailable: false } },
        options,
      );
    default:
      return undefined;
  }
}
