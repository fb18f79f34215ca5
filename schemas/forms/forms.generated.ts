// Made by `npm run gen` from the folders. Do not edit.
import { bookingCustomerForm } from './booking-customer/booking-customer.form.ts';
import { bookingLinksForm } from './booking-links/booking-links.form.ts';
import { contactForm } from './contact/contact.form.ts';
import { findBookingForm } from './find-booking/find-booking.form.ts';
import { groupBookingForm } from './group-booking/group-booking.form.ts';
import { jobApplyForm } from './job-apply/job-apply.form.ts';
import { preferencesForm } from './preferences/preferences.form.ts';
import { signUpForm } from './sign-up/sign-up.form.ts';
import { voucherForm } from './voucher/voucher.form.ts';
import { waitingListForm } from './waiting-list/waiting-list.form.ts';

export const forms = {
  'booking-customer': bookingCustomerForm,
  'booking-links': bookingLinksForm,
  contact: contactForm,
  'find-booking': findBookingForm,
  'group-booking': groupBookingForm,
  'job-apply': jobApplyForm,
  preferences: preferencesForm,
  'sign-up': signUpForm,
  voucher: voucherForm,
  'waiting-list': waitingListForm,
} as const;
