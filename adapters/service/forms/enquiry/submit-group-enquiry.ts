import type { z } from 'zod';
import type { Service } from '#adapters/service/service.ts';
import type { groupBookingEnquiry } from '#schemas/api/forms/contact.ts';
import { groupBookingForm } from '#schemas/forms/group-booking/group-booking.form.ts';
import { createFormContext, listRestaurantChoices } from '../form-choices.ts';
import type { FormRejection } from '../form-limits.ts';
import { validateValues } from '../validate-values.ts';
import { saveEnquiry } from './save-enquiry.ts';

/** Saves a group enquiry. Throws an `HttpError` if it does not match the form. `now` in milliseconds. */
export async function submitGroupEnquiry(
  service: Pick<Service, 'database' | 'files' | 'limits' | 'siteOrigin' | 'theme'>,
  body: z.output<typeof groupBookingEnquiry>,
  now: number,
): Promise<FormRejection | undefined> {
  const context = createFormContext(now, { enquiryRestaurant: await listRestaurantChoices(service.database) });
  const values = validateValues(groupBookingForm, body, context);
  const enquiry = {
    kind: 'group',
    store_id: values.enquiryRestaurant,
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone: values.phone ?? null,
    message: values.message ?? null,
    guests: values.guests,
    type_name: null,
    reason_name: null,
    sub_reason_name: null,
    wished_date: values.date,
    wished_time: values.time ?? null,
  } as const;
  return saveEnquiry(service, { enquiry, files: [] }, now);
}
