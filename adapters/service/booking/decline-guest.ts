import type { z } from 'zod';
import type { bookingCustomer } from '#schemas/api/booking-request.ts';
import {
  detailNames,
  findDetailFaults,
  type TypedDetails,
  tidyDetails,
} from '#schemas/table-booking/booking-details.ts';
import { bookingCode } from '#schemas/table-booking/booking-message.ts';
import type { Declined } from './judge-party.ts';

/** The guest as the call sends one, tidied as the form in the browser tidies it: what is absent is empty. */
export const guestOf = (customer: z.output<typeof bookingCustomer>): TypedDetails =>
  tidyDetails({
    ...customer,
    phoneNumber: customer.phoneNumber ?? '',
    specialRequest: customer.specialRequest ?? '',
  });

/** What is wrong with the guest’s details, by the form’s own rules and in its words. */
export function declineGuest(guest: TypedDetails, phoneRequired: boolean): Declined | undefined {
  const faults = findDetailFaults(guest, phoneRequired);
  const words = detailNames.map((name) => faults[name]).find((fault) => fault !== undefined);
  return words === undefined ? undefined : { code: bookingCode.explained, words };
}
