import { z } from 'zod';
import type { Transport } from '#adapters/api-client/transport/transport.ts';
import type { Log } from '#adapters/log.ts';
import { checkFailedMessage } from '#schemas/forms/_shared/captcha/check-failed-message.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

export interface RecaptchaInput {
  readonly key: string | undefined;
  readonly version: 'v2' | 'v3' | undefined;
  readonly secret: string | undefined;
  /** Verification URL; default: Google. */
  readonly verifyUrl?: string | undefined;
  /** Host names of the site, without ports. A token issued on any other host is refused. */
  readonly hostnames: readonly string[];
  /** Lowest score of version 3 that counts as a person, from 0 to 1. */
  readonly minimumScore: number;
  /** Timeout of the provider in milliseconds; default: five seconds. */
  readonly timeoutMs?: number;
  readonly transport: Pick<Transport, 'send'>;
  readonly log: Log;
}

const defaultUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** With a longer timeout visitors would send the form again. */
const defaultTimeoutMs = 5000;

/** Source: developers.google.com/recaptcha/docs/verify and /v3. Replies of version 2 have neither action nor score. */
const reply = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

type Reply = z.output<typeof reply>;

/** Google's reCAPTCHA. Throws at start if the key, version or secret is missing. */
export function createRecaptcha(input: RecaptchaInput): Captcha {
  const { key, version, secret, verifyUrl: url = defaultUrl, timeoutMs = defaultTimeoutMs, transport, log } = input;
  if (!key) throw new Error('ReCaptcha error: No key provided');
  if (!version) throw new Error('ReCaptcha error: No version provided');
  if (!secret) throw new Error('ReCaptcha error: No secret provided');
  const verifyToken = async (token: string): Promise<Reply> => {
    const { status, body } = await transport.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret, response: token }).toString(),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status !== 200) throw new Error(`status ${status}`);
    return reply.parse(JSON.parse(body));
  };
  return {
    async verify({ token, action }) {
      if (token === '') return verdicts.missing;
      if (token.length > maxTokenLength) return verdicts.refused;
      try {
        const answer = await verifyToken(token);
        const rejection = findRejection(answer, input, action);
        if (!rejection) return { ok: true };
        if (rejection.code !== undefined)
          log({ level: rejection.level, event: 'captcha-refused', code: rejection.code });
        return verdicts[rejection.verdict];
      } catch (error) {
        log({
          level: 'error',
          event: 'captcha-failed',
          message: error instanceof z.ZodError ? 'unexpected reply' : describeError(error),
        });
        return verdicts.unreachable;
      }
    },
  };
}

/** Tokens have about 500 to 2,000 characters. */
const maxTokenLength = 8000;

interface Rejection {
  readonly verdict: keyof typeof verdicts;
  readonly level: 'info' | 'warning' | 'error';
  readonly code?: string;
}

/** Why a token is rejected. The code is logged, so that operators notice a wrong secret or host name. */
function findRejection(
  answer: Reply,
  { version, hostnames, minimumScore }: RecaptchaInput,
  action: string,
): Rejection | undefined {
  if (!answer.success) {
    const codes = answer['error-codes'] ?? [];
    if (codes.includes('timeout-or-duplicate')) return { verdict: 'expired', level: 'info' };
    const isOurs = codes.some((code) => !code.endsWith('-input-response'));
    return {
      verdict: isOurs ? 'unreachable' : 'refused',
      level: isOurs ? 'error' : 'info',
      code: codes.join(' ').slice(0, 200),
    };
  }
  if (!hostnames.includes(answer.hostname ?? '')) return { verdict: 'refused', level: 'warning', code: 'hostname' };
  if (version === 'v2') return undefined;
  if (answer.action !== action) return { verdict: 'refused', level: 'warning', code: 'action' };
  return (answer.score ?? 0) < minimumScore ? { verdict: 'refused', level: 'info', code: 'score' } : undefined;
}

const createVerdict = (reason: Exclude<CaptchaVerdict, { ok: true }>['reason'], message: string): CaptchaVerdict => ({
  ok: false,
  reason,
  message,
});

const verdicts = {
  missing: createVerdict('missing', 'Show that you are a person, then send again. Nothing you typed is lost.'),
  expired: createVerdict(
    'expired',
    'The check that you are a person has run out. Nothing you typed is lost: please do it again.',
  ),
  refused: createVerdict('refused', checkFailedMessage),
  unreachable: createVerdict('unreachable', checkFailedMessage),
} as const;

const describeError = (error: unknown): string =>
  error instanceof SyntaxError ? 'not JSON' : error instanceof Error ? error.message : '';
