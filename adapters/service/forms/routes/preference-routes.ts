import { HttpError } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { preferenceEndpoints } from '#schemas/api/forms/preferences.ts';
import { leaveMailingList } from '../sign-up/leave-mailing-list.ts';
import { readPreferences, updatePreferences } from '../sign-up/preferences.ts';

/** Same reply for every unknown guid. */
const invalidLinkMessage = 'This link is not valid. Please open the link in our latest email to you.';

export const preferenceRoutes = {
  customerPreferences: route(preferenceEndpoints.customerPreferences, async ({ params, body, reply }, { database }) => {
    const preferences = await readPreferences(database, params.customerGuid, body.attributes);
    if (!preferences) throw new HttpError(404, invalidLinkMessage);
    return reply({ ...preferences, canLeave: true });
  }),
  updateCustomerPreferences: route(
    preferenceEndpoints.updateCustomerPreferences,
    async ({ body, reply }, { database, clock }) => {
      if (!(await updatePreferences(database, body, clock.now()))) throw new HttpError(404, invalidLinkMessage);
      return reply({ success: true, statusCode: 200, message: 'Success' });
    },
  ),
  leaveMailingList: route(preferenceEndpoints.leaveMailingList, async ({ params, reply }, { database }) => {
    await leaveMailingList(database, params.customerGuid);
    return reply({ success: true, statusCode: 200, message: 'Success' });
  }),
};
