import { z } from 'zod';
import type { Transport } from '#adapters/api-client/transport/transport.ts';
import type { Log } from '#adapters/log.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

export interface RecaptchaInput {
  readonly key: string | undefined;
  readonly version: 'v2' | 'v3' | undefined;
  readonly secret: string | undefined;
  /** Where answers are verified; absent: at Google. */
  readonly verifyUrl?: string | undefined;
  /** Host names of the site, without ports: a token that was given elsewhere counts for nothing. */
  readonly hostnames: readonly string[];
  /** The least score of version 3 that counts as a person, from 0 to 1. */
  readonly leastScore: number;
  /** How long the provider may take, in milliseconds; absent: five seconds. */
  readonly limitMs?: number;
  readonly transport: Pick<Transport, 'send'>;
  readonly log: Log;
}

const defaultUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** Longer, and a visitor would rather send again. */
const defaultLimitMs = 5000;

/** Source: developers.google.com/recaptcha/docs/verify and /v3. A reply of version 2 has neither action nor score. */
const reply = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

type Reply = z.output<typeof reply>;

/** Google’s reCAPTCHA. Throws without what it cannot work without: at start, not at the first form. */
export function createRecaptcha(input: RecaptchaInput): Captcha {
  const { key, version, secret, verifyUrl: url = defaultUrl, limitMs = defaultLimitMs, transport, log } = input;
  if (!key) throw new Error('ReCaptcha error: No key provided');
  if (!version) throw new Error('ReCaptcha error: No version provided');
  if (!secret) throw new Error('ReCaptcha error: No secret provided');
  const ask = async (token: string): Promise<Reply> => {
    const { status, body } = await transport.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret, response: token }).toString(),
      signal: AbortSignal.timeout(limitMs),
    });
    if (status !== 200) throw new Error(`status ${status}`);
    return reply.parse(JSON.parse(body));
  };
  return {
    async verify({ token, action }) {
      if (token === '') return verdicts.missing;
      if (token.length > longestToken) return verdicts.refused;
      try {
        const answer = await ask(token);
        const fault = errorOf(answer, input, action);
        if (!fault) return { ok: true };
        if (fault.code !== undefined) log({ level: fault.level, event: 'captcha-refused', code: fault.code });
        return verdicts[fault.verdict];
      } catch (error) {
        log({
          level: 'error',
          event: 'captcha-failed',
          message: error instanceof z.ZodError ? 'no such reply' : wordsOf(error),
        });
        return verdicts.unreachable;
      }
    },
  };
}

/** Tokens have some 500 to 2,000 letters. */
const longestToken = 8000;

interface Fault {
  readonly verdict: keyof typeof verdicts;
  readonly level: 'info' | 'warning' | 'error';
  readonly code?: string;
}

/** What speaks against a token; the code is for operators, who must see a wrong secret or host name. */
function errorOf(answer: Reply, { version, hostnames, leastScore }: RecaptchaInput, action: string): Fault | undefined {
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
  return (answer.score ?? 0) < leastScore ? { verdict: 'refused', level: 'info', code: 'score' } : undefined;
}

const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';

const no = (reason: Exclude<CaptchaVerdict, { ok: true }>['reason'], message: string): CaptchaVerdict => ({
  ok: false,
  reason,
  message,
});

const verdicts = {
  missing: no('missing', 'Show that you are a person, then send again. Nothing you typed is lost.'),
  expired: no('expired', 'The check that you are a person has run out. Nothing you typed is lost: please do it again.'),
  refused: no('refused', failed),
  unreachable: no('unreachable', failed),
} as const;

const wordsOf = (error: unknown): string =>
  error instanceof SyntaxError ? 'no JSON' : error instanceof Error ? error.message : '';
