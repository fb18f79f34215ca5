import type { z } from 'zod';
import { readValues } from '#adapters/service/forms/validate-values.ts';
import type { bookingCustomer } from '#schemas/api/booking/booking-request.ts';
import { normalizeDetails, type TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { bookingCustomerForm } from '#schemas/forms/booking-customer/booking-customer.form.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';
import type { Unbookable } from '../availability/party-rules.ts';

/** The guest as the call sends one, tidied as the form in the browser tidies it: what is absent is empty. */
export const guestOf = (customer: z.output<typeof bookingCustomer>): TypedDetails =>
  normalizeDetails({
    ...customer,
    phoneNumber: customer.phoneNumber ?? '',
    specialRequest: customer.specialRequest ?? '',
  });

/** What is wrong with the guest’s details, by the form’s own rules and in its words. */
export function declineGuest(guest: TypedDetails, phoneRequired: boolean): Unbookable | undefined {
  const filled = Object.fromEntries(Object.entries(guest).filter(([, value]) => value !== ''));
  const result = readValues(bookingCustomerForm, filled, bookingCustomerContext(phoneRequired));
  const [first] = result.ok ? [] : result.errors;
  return first && { code: bookingCode.explained, words: first.message };
}
