import { contactEndpoints } from '#schemas/api/contact.ts';
import { takeContact } from '../forms/contact-enquiry.ts';
import { listStores, readFormChoices } from '../forms/form-choices.ts';
import { formOutcome } from '../forms/form-outcome.ts';
import { takeGroupEnquiry } from '../forms/group-enquiry.ts';
import { route } from '../http/route.ts';

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
