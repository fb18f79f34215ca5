import type { Call } from '#adapters/api-client/call-input.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { SiteLog } from '../operations/site-log.ts';

/** Takes customers off the mailing list. Resolves to false if the API does not confirm it. */
export const createListLeaver =
  (call: Call, log: SiteLog) =>
  async (customerGuid: string): Promise<boolean> => {
    try {
      return (await call(endpoints.leaveMailingList, { params: { customerGuid } })).success;
    } catch (error) {
      log({ level: 'error', event: 'form-failed', form: 'preferences', message: errorMessageOf(error) });
      return false;
    }
  };
