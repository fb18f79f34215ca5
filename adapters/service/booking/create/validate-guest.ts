import type { z } from 'zod';
import { readValues } from '#adapters/service/forms/validate-values.ts';
import type { bookingCustomer } from '#schemas/api/booking/booking-request.ts';
import { type BookingDetails, normalizeDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { bookingCustomerForm } from '#schemas/forms/booking-customer/booking-customer.form.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';
import type { BookingRejection } from '../availability/party-rules.ts';

/** The guest's details, normalized like in the browser's form; missing fields are empty. */
export const normalizeGuest = (customer: z.output<typeof bookingCustomer>): BookingDetails =>
  normalizeDetails({
    ...customer,
    phoneNumber: customer.phoneNumber ?? '',
    specialRequest: customer.specialRequest ?? '',
  });

/** Validates the guest's details with the form's rules and messages. */
export function validateGuest(guest: BookingDetails, phoneRequired: boolean): BookingRejection | undefined {
  const filled = Object.fromEntries(Object.entries(guest).filter(([, value]) => value !== ''));
  const result = readValues(bookingCustomerForm, filled, bookingCustomerContext(phoneRequired));
  const [first] = result.ok ? [] : result.errors;
  return first && { code: bookingCode.explained, message: first.message };
}
