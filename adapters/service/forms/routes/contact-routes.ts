import { route } from '#adapters/service/http/route.ts';
import { contactEndpoints } from '#schemas/api/forms/contact.ts';
import { takeContact } from '../enquiry/contact-enquiry.ts';
import { takeGroupEnquiry } from '../enquiry/group-enquiry.ts';
import { listStores, readFormChoices } from '../form-choices.ts';
import { formOutcome } from '../form-outcome.ts';

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
    reply(formOutcome(service, await takeContact(service, body, service.clock.now()))),
  ),
  groupBooking: route(contactEndpoints.groupBooking, async ({ body, reply }, service) =>
    reply(formOutcome(service, await takeGroupEnquiry(service, body, service.clock.now()))),
  ),
};
