import { z } from 'zod';

/** Why a mail was not delivered. Contains nothing of the mail or its recipient. */
export interface MailFailure {
  /** Whether the recipient or the mail itself was rejected, so that a retry cannot help. */
  readonly isFinal: boolean;
  /** The failed SMTP command, such as `RCPT TO` or `AUTH`, with the error's code: `CONN ECONNREFUSED`. */
  readonly reason: string;
  /** Reply code of the mail server. */
  readonly status: number | undefined;
}

const smtpError = z.object({
  code: z
    .string()
    .regex(/^E[A-Z_]{2,20}$/)
    .optional()
    .catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.int().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  message: z.string().catch(''),
});

/** Commands of RFC 5321, and nodemailer's names for the steps before them. */
const phasePattern = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RCPT TO|DATA|RSET|API)\b/;

/** Decides whether a failed delivery is final. Unknown errors are not: the mail is tried again. */
export function readMailFailure(error: unknown): MailFailure {
  const { code, command, responseCode, response, message } = smtpError.parse(
    error instanceof Error ? { ...error, message: error.message } : {},
  );
  const [, smtpPhase = ''] = phasePattern.exec(command ?? '') ?? [];
  const isFinal =
    responseCode === undefined
      ? isInvalidAddress(code, message)
      : isRejection({ smtpPhase, code, reply: responseCode, detail: parseEnhancedStatus(response) });
  return { isFinal, reason: [smtpPhase, code].filter(Boolean).join(' ') || 'unknown', status: responseCode };
}

/** nodemailer's check before sending. Source: nodemailer 10.6, smtp-connection, `_setEnvelope`. */
const isInvalidAddress = (code: string | undefined, message: string): boolean =>
  code === 'EENVELOPE' && /^(Invalid recipient|No recipients defined)/.test(message);

interface SmtpReply {
  readonly smtpPhase: string;
  readonly code: string | undefined;
  readonly reply: number;
  /** Subject and detail of the enhanced status code: `1.1` of `5.1.1`. */
  readonly detail: string | undefined;
}

/** RFC 3463: `550 5.1.1 No such user`. */
const parseEnhancedStatus = (response: string | undefined): string | undefined =>
  /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];

/** Subjects of RFC 3463 about the server, its network or its policy rather than the recipient. */
const isAboutServer = (detail: string | undefined): boolean => /^[3457]\./.test(detail ?? '');

/** RFC 5321, section 4.2.3. Other 5xx replies may mean a wrong password, a forbidden sender or a broken server. */
function isRejection({ smtpPhase, code, reply, detail }: SmtpReply): boolean {
  if (smtpPhase === 'RCPT TO')
    return reply >= 500 && (/^1\./.test(detail ?? '') || ([550, 551, 553].includes(reply) && !isAboutServer(detail)));
  // Only the reply to the message text has this code; before that the server has not seen the message.
  return smtpPhase === 'DATA' && code === 'EMESSAGE' && [552, 554].includes(reply) && !/^[2345]\./.test(detail ?? '');
}
