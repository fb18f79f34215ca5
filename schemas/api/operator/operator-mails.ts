import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const mailId = z.string().min(1).max(200);

/** A mail that has not been sent. */
export const operatorMail = z.object({
  id: mailId.meta({ title: 'Id', description: 'What the mail is for, such as confirmation/K7MPRWXT.' }),
  state: z.enum(['waiting', 'failed']).meta({
    title: 'State',
    description:
      'waiting: the mail is sent or retried automatically. failed: the mail is sent only if it is queued again.',
  }),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.string().nullable().meta({
    title: 'Last error',
    description: 'The mail server’s reply code and the command that failed, such as 535 AUTH EAUTH.',
  }),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
});

/** Endpoints for mails that have not been sent. */
export const operatorMailEndpoints = {
  unsentMails: defineEndpoint({
    access: 'editor',
    method: 'GET',
    name: 'unsentMails',
    summary: 'Lists the mails that are waiting or have failed, the oldest first, at most 500.',
    path: '/api/v1/operator/mails',
    reply: z.object({ mails: z.array(operatorMail) }),
  }),
  requeueMails: defineEndpoint({
    access: 'editor',
    method: 'POST',
    name: 'requeueMails',
    summary: 'Queues failed mails again and retries waiting mails at once: all of them, or the ones listed in ids.',
    path: '/api/v1/operator/mails/requeue',
    body: z.object({ ids: z.array(mailId).max(500).optional() }),
    reply: z.object({ requeued: z.int() }),
  }),
};

export type OperatorMail = z.output<typeof operatorMail>;
