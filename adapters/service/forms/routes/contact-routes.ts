import { route } from '#adapters/service/http/route.ts';
import { contactEndpoints } from '#schemas/api/forms/contact.ts';
import { submitContact } from '../enquiry/submit-contact.ts';
import { submitGroupEnquiry } from '../enquiry/submit-group-enquiry.ts';
import { listStores, readFormChoices } from '../form-choices.ts';
import { createFormOutcome } from '../form-outcome.ts';

export const contactRoutes = {
  contactTypes: route(contactEndpoints.contactTypes, async ({ reply }, { database }) =>
    reply((await readFormChoices(database)).enquiryTypes),
  ),
  contactContent: route(contactEndpoints.contactContent, async ({ reply }, { database }) =>
    reply({
      contactReasons: (await readFormChoices(database)).contactReasons,
      restaurants: await listStores(database),
    }),
  ),
  contactEmail: route(contactEndpoints.contactEmail, async ({ body, reply }, service) =>
    reply(createFormOutcome(service, await submitContact(service, body, service.clock.now()))),
  ),
  groupBooking: route(contactEndpoints.groupBooking, async ({ body, reply }, service) =>
    reply(createFormOutcome(service, await submitGroupEnquiry(service, body, service.clock.now()))),
  ),
};
