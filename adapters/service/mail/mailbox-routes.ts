import { z } from 'zod';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { pathId } from '#schemas/api/wire.ts';
import type { Database } from '../database/tables.ts';
import { HttpError, type RouteResponse } from '../http/response.ts';
import { type Route, route } from '../http/route.ts';
import { mailOfAddress, renderMailboxPage, renderMailPage } from './mailbox-page.ts';

const shared = { method: 'GET', access: 'local', reply: z.unknown() } as const;
const params = z.object({ mail: pathId('Mail', 'What the mail is for and about, separated by dots.') });

const html = (text: string): RouteResponse => ({ kind: 'text', type: 'text/html; charset=utf-8', text });

const findMail = async (database: Database, address: string) => {
  const mail = await database
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', mailOfAddress(address))
    .executeTakeFirst();
  if (!mail) throw new HttpError(404, 'There is no such mail.');
  return mail;
};

/**
 * The local mailbox, for requests from this machine. Not part of the API, and absent if a mail server is configured.
 */
export const mailboxRoutes: readonly Route[] = [
  route(
    defineEndpoint({ ...shared, name: 'mailbox', summary: 'The mails that would have been sent.', path: '/mailbox' }),
    async (_, { database }) => {
      const mails = await database.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').limit(200).execute();
      return html(renderMailboxPage(mails));
    },
  ),
  route(
    defineEndpoint({ ...shared, name: 'mail', summary: 'One mail.', path: '/mailbox/{mail}', params }),
    async (request, { database }) => html(renderMailPage(await findMail(database, request.params.mail))),
  ),
  route(
    defineEndpoint({
      ...shared,
      name: 'mailCalendar',
      summary: 'The calendar file of a mail.',
      path: '/mailbox/{mail}/calendar',
      params,
    }),
    async (request, { database }) => {
      const { calendar } = await findMail(database, request.params.mail);
      if (calendar === null) throw new HttpError(404, 'This mail has no calendar file.');
      return { kind: 'text', type: 'text/calendar; charset=utf-8', text: calendar, filename: 'table.ics' };
    },
  ),
];
