import type { z } from 'zod';
import type { Service } from '#adapters/service/service.ts';
import type { groupBookingEnquiry } from '#schemas/api/forms/contact.ts';
import { groupBookingForm } from '#schemas/forms/group-booking/group-booking.form.ts';
import { formContext, restaurantChoices } from '../form-choices.ts';
import type { FormLimitReached } from '../form-limits.ts';
import { validateValues } from '../validate-values.ts';
import { keepEnquiry } from './enquiry.ts';

/** Takes a group’s wish. Throws a `Refusal` for what does not fit the form. `now` in milliseconds. */
export async function takeGroupEnquiry(
  service: Pick<Service, 'database' | 'files' | 'limits'>,
  body: z.output<typeof groupBookingEnquiry>,
  now: number,
): Promise<FormLimitReached | undefined> {
  const context = formContext(now, { enquiryRestaurant: await restaurantChoices(service.database) });
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
  return keepEnquiry(service, { enquiry, files: [] }, now);
}
