import type { BookingRequest } from '#schemas/api/booking/booking-request.ts';
import { toBookingParty } from './availability/booking-party.ts';
import type { BookingChoice } from './booking-choice.ts';
import type { BookingDetails } from './booking-details.ts';

/** The request body of a booking or enquiry; undefined if the choice is incomplete. `details` must be normalized. */
export function createBookingRequest(
  storeId: string,
  choice: BookingChoice,
  details: BookingDetails,
  braintreeCustomerId?: string,
): BookingRequest | undefined {
  const party = toBookingParty(storeId, choice);
  if (!party || choice.time === undefined) return undefined;
  const { date, occasionId, adults, children, areaId, menuId } = party;
  const { phoneNumber, specialRequest, ...customer } = details;
  return {
    occasionId,
    adults,
    children,
    bookingDate: date,
    time: choice.time,
    menuId,
    areaId,
    customer: {
      ...customer,
      phoneNumber: phoneNumber || undefined,
      specialRequest: specialRequest || undefined,
    },
    upsells: (choice.extras ?? []).map(({ id, quantity }) => ({ id, qty: quantity })),
    braintreeCustomerId,
  };
}
