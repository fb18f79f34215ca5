import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { type MailFailure, readMailFailure } from './mail-failure.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';
import { type SinkReply, startMailSink } from './start-mail-sink.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const mail = { id: 'confirmation/K7MPRWXT', to: 'ada@example.com', subject: 'x', text: 'x', html: '<p>x</p>' };

/** Returns the failure for a mail server with these replies. */
async function getFailure(reply: SinkReply, login = ''): Promise<MailFailure> {
  const { url, server } = await startMailSink(reply);
  servers.push(server);
  return getFailureAt(url.replace('smtp://', `smtp://${login}`));
}

const getFailureAt = (url: string, to = mail.to): Promise<MailFailure> =>
  createSmtpDelivery({ url, from: 'Pandan Row <bookings@pandan-row.example>' })
    .deliver({ ...mail, to })
    .then(
      () => Promise.reject(new Error('It was delivered.')),
      (error: unknown) => readMailFailure(error),
    );

type FailureCase = readonly [failingCommand: Parameters<SinkReply>[0], reply: string];

const final: readonly FailureCase[] = [
  ['RCPT', '550 no such mailbox'],
  ['RCPT', '550 5.1.1 ada@example.com: no such user'],
  ['RCPT', '551 user not local'],
  ['RCPT', '553 mailbox name not allowed'],
  ['RCPT', '501 5.1.3 bad address syntax'],
  ['END', '552 message too large'],
  ['END', '554 5.6.0 malformed message'],
  ['END', '554 looks like spam'],
];

const temporary: readonly FailureCase[] = [
  ['AUTH', '535 5.7.8 wrong password'],
  ['AUTH', '534 mechanism too weak'],
  ['MAIL', '530 5.7.0 authentication required'],
  ['MAIL', '550 5.7.1 sender is not allowed'],
  ['MAIL', '553 sender rejected'],
  ['RCPT', '550 5.7.1 relaying denied'],
  ['RCPT', '554 5.7.1 relay access denied'],
  ['RCPT', '552 5.2.2 mailbox full'],
  ['RCPT', '503 need MAIL before RCPT'],
  ['RCPT', '450 greylisted'],
  ['DATA', '554 no valid recipients'],
  ['DATA', '503 bad sequence'],
  ['END', '554 5.3.0 system error'],
  ['END', '550 blocked'],
  ['END', '451 try again'],
  ['EHLO', '554 no service here'],
];

describe('a rejection by a mail server', () => {
  it.each(final)('is final for %s with %s [ops.restaurant]', async (failingCommand, reply) => {
    const failure = await getFailure((command) => (command === failingCommand ? reply : undefined), 'me:secret@');
    expect(failure).toMatchObject({ isFinal: true, status: Number(reply.slice(0, 3)) });
  });

  it.each(temporary)('is tried again for %s with %s [ops.restaurant]', async (failingCommand, reply) => {
    const failure = await getFailure(
      (command) =>
        command === failingCommand || (failingCommand === 'EHLO' && command === 'HELO') ? reply : undefined,
      'me:secret@',
    );
    expect(failure.isFinal).toBe(false);
    expect(failure.reason).not.toBe('unknown');
  });

  it('is described by the command and the code, without the recipient or the mail [ops.privacy]', async () => {
    const refused = await getFailure(
      (command) => (command === 'AUTH' ? '535 5.7.8 ada@example.com wrong' : undefined),
      'me:secret@',
    );
    expect(refused).toEqual({ isFinal: false, reason: 'AUTH EAUTH', status: 535 });
  });
});

describe('a mail without a mail server', () => {
  it('is tried again', async () => {
    const server = createServer();
    const port = await listenLocally(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await getFailureAt(`smtp://127.0.0.1:${port}`)).toMatchObject({ isFinal: false, status: undefined });
  });

  it('is given up if its address is invalid', async () => {
    const { url, server } = await startMailSink();
    servers.push(server);
    expect(await getFailureAt(url, '')).toMatchObject({ isFinal: true, status: undefined });
  });

  it.each([
    undefined,
    'x',
    new Error('x'),
    Object.assign(new Error('x'), { responseCode: 'x', command: 5, code: 'ada@example.com' }),
  ])('is tried again after an unknown error: %s [ops.restaurant]', (error) => {
    expect(readMailFailure(error)).toEqual({ isFinal: false, reason: 'unknown', status: undefined });
  });
});
