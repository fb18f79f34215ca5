import { validateForm } from '#renderer/form/validate-form.ts';
import type { GuestChange } from '#schemas/api/booking/manage-booking.ts';
import {
  detailErrors,
  emptyDetails,
  normalizeDetails,
  readBookingDetails,
} from '#schemas/domain/booking/booking-details.ts';
import { type GuestState, guestDetails } from '#schemas/domain/booking/manage/booking-manager.ts';
import { bookingCustomerForm } from '#schemas/forms/booking-customer/booking-customer.form.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';

interface ReadGuest extends GuestState {
  /** Absent where nothing or something invalid was typed; then `message` says why. */
  readonly change?: GuestChange | undefined;
  readonly message?: string | undefined;
}

/** The new name and telephone number that a guest posted, by the rules of the booking form. Empty fields stay as they are. */
export function readGuestChange(fields: FormData): ReadGuest {
  const details = normalizeDetails(readBookingDetails(fields));
  const filled = guestDetails.filter((name) => details[name] !== '');
  const typed = Object.fromEntries(guestDetails.map((name) => [name, details[name]]));
  const change = Object.fromEntries(filled.map((name) => [name, details[name]]));
  if (filled.length === 0)
    return { typed, message: 'Nothing is changed: enter a new name or telephone number.', errors: {} };
  const result = validateForm(bookingCustomerForm, { ...emptyDetails, ...change }, bookingCustomerContext(false));
  const all = result.ok ? {} : detailErrors(result.errors);
  const errors = Object.fromEntries(filled.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
  const [first] = Object.values(errors);
  return first === undefined ? { typed, change } : { typed, errors, message: `${first}.` };
}
