import type { z } from 'zod';
import { HttpError } from '#adapters/service/http/response.ts';
import type { Service } from '#adapters/service/service.ts';
import type { contactEnquiry } from '#schemas/api/forms/contact.ts';
import type { FormContext } from '#schemas/forms/_shared/define-form.ts';
import { contactForm } from '#schemas/forms/contact/contact.form.ts';
import { receiveFiles } from '../application/receive-files.ts';
import { createFormContext, type FormChoices, listRestaurantChoices, readFormChoices } from '../form-choices.ts';
import type { FormRejection } from '../form-limits.ts';
import { validateValues } from '../validate-values.ts';
import { saveEnquiry } from './save-enquiry.ts';

const fileRule = contactForm.fields.shape.uploadedFiles.unwrap().meta()?.presentation;

/** Saves a contact message. Throws an `HttpError` if it does not match the form. `now` in milliseconds. */
export async function submitContact(
  service: Pick<Service, 'database' | 'files' | 'limits' | 'siteOrigin' | 'theme'>,
  { contactReason, contactSubReason, uploadedFiles = [], ...body }: z.output<typeof contactEnquiry>,
  now: number,
): Promise<FormRejection | undefined> {
  const choices = await readFormChoices(service.database);
  const stores = await listRestaurantChoices(service.database);
  const files = await receiveFiles(uploadedFiles, fileRule);
  if (typeof files === 'string') throw new HttpError(400, files, [{ path: 'uploadedFiles', message: files }]);
  const values = validateValues(
    contactForm,
    {
      ...body,
      contactReason: contactReason?.id,
      contactSubReason: contactSubReason?.id,
      uploadedFiles: files.map(({ id, name, size }) => ({ id, name, size })),
    },
    createFormContext(now, { ...toFormOptions(choices), enquiryRestaurant: stores }),
  );
  const reason = choices.contactReasons.find(({ id }) => id === values.contactReason);
  const enquiry = {
    kind: 'contact',
    store_id: values.enquiryRestaurant ?? '',
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone: values.phone ?? null,
    message: values.message,
    guests: values.guests ?? null,
    type_name: choices.enquiryTypes.find(({ id }) => id === values.enquiryType)?.name ?? null,
    reason_name: reason?.name ?? null,
    sub_reason_name: reason?.subReasons?.find(({ id }) => id === values.contactSubReason)?.name ?? null,
    wished_date: null,
    wished_time: null,
  } as const;
  return saveEnquiry(service, { enquiry, files }, now);
}

const toFormOptions = ({ enquiryTypes, contactReasons }: FormChoices): FormContext['choices'] => ({
  enquiryType: enquiryTypes.map(({ id, name }) => ({ value: id, label: name })),
  contactReason: contactReasons.map(({ id, name }) => ({ value: id, label: name })),
  contactSubReason: contactReasons.flatMap(({ id: of, subReasons }) =>
    (subReasons ?? []).map(({ id, name }) => ({ value: id, label: name, of })),
  ),
});
