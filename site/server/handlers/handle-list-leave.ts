import type { ServerResponse } from 'node:http';
import { leaveField } from '#schemas/forms/preferences/leave-list.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { sendText } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

type LeaveDependencies = Pick<SiteDependencies, 'leaveMailingList' | 'formReceipts'>;

const preferencesPath = '/preferences';
/** The field that mail programs post for their own button. Source: RFC 8058, section 3.2. */
const oneClickField = 'List-Unsubscribe';

export const isListLeave = (fields: FormData): boolean => fields.has(leaveField) || fields.has(oneClickField);

/** Takes a customer off the mailing list. The answer is the same for a link that was used. Resolves to false at other addresses. */
export async function handleListLeave(
  { leaveMailingList, formReceipts }: LeaveDependencies,
  response: ServerResponse,
  path: string,
  fields: FormData,
): Promise<boolean> {
  const route = matchRoute(path);
  if (route.kind !== 'preferences' || route.guid === undefined) return false;
  if (!(await leaveMailingList(route.guid))) {
    sendMessagePage(response, 503, 'We could not take you off the list just now. Please go back and try again.');
    return true;
  }
  // Mail programs follow no redirect (RFC 8058, section 3.1).
  if (fields.has(oneClickField)) sendText(response, 200, 'You have left the list.', { 'Cache-Control': 'no-store' });
  else {
    const location = `${preferencesPath}?${formReceipts.create(preferencesPath, { name: 'preferences' })}`;
    sendText(response, 303, '', { Location: location, 'Cache-Control': 'no-store' });
  }
  return true;
}
