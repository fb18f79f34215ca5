import type { IncomingMessage } from 'node:http';
import type { Captcha } from '#adapters/integrations/captcha/captcha.ts';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import { checkFields, type FormCheck } from '#schemas/forms/_shared/form-check.ts';
import type { FormName } from '#schemas/forms/_shared/form-visit.ts';
import type { FormStanding, VisitorLimits } from '#site/server/limits/visitor-limits.ts';
import type { Challenges } from './challenges.ts';

/** A form that is in order, right before it is sent on. */
export interface FormPost {
  readonly request: IncomingMessage;
  readonly fields: FormData;
  readonly form: FormName;
  /** Whether the form’s own script sends it. */
  readonly scripted: boolean;
  /** Whether the script only asks whether there is work to do, before it sends files. */
  readonly asksAhead?: boolean;
}

/** Why a form is not sent on: words for the visitor, and what would help. */
export interface Held {
  readonly message: string;
  /** Seconds to wait. */
  readonly seconds?: number;
  /** What the script can do about it. */
  readonly check?: FormCheck;
}

/** Lets a form through, or says why not; nothing that was typed is ever lost by it. */
export type FormGate = (post: FormPost) => Promise<Held | undefined>;

interface GateParts {
  readonly limits: Pick<VisitorLimits, 'send' | 'hasSentHalf'>;
  readonly challenges: Challenges;
  /** Undefined where it is switched off. */
  readonly captcha: Captcha | undefined;
}

/** Nobody reads, fills in and sends a form in less, in milliseconds. */
const leastMs = 2000;

/**
 * Stands before everything that leads to a mail. Whoever has sent little from an address passes; then the browser must
 * work for each form. Forms without script cannot, and come under a limit that nobody passes by working. With a captcha it
 * is asked last, because its tokens serve once; without script only half as many pass, for want of a token.
 */
export const createFormGate =
  ({ limits, challenges, captcha }: GateParts): FormGate =>
  async ({ request, fields, form, scripted, asksAhead }) => {
    const proved = await hasProved(challenges, fields);
    if (scripted && !proved && (isHasty(fields) || (await limits.hasSentHalf(request))))
      return { message: onWork, check: { kind: 'challenge', challenge: await challenges.make() } };
    if (asksAhead) return undefined;
    const action = captcha && captchaAction(form);
    const standing: FormStanding = proved ? 'proved' : action && !scripted ? 'unknown' : 'usual';
    const wait = await limits.send(request, standing);
    if (wait) return wait;
    if (!captcha || !action || !scripted) return undefined;
    const verdict = await captcha.verify({ token: textOf(fields, checkFields.captcha), action });
    if (verdict.ok) return undefined;
    const { message } = verdict;
    return verdict.reason === 'expired' ? { message, check: { kind: 'expired', message } } : { message };
  };

/** For a script that cannot work it out: it is our own, so this is hardly ever read. */
const onWork = 'We have to check that you are a person. Nothing you typed is lost: please try again.';

const hasProved = async (challenges: Challenges, fields: FormData): Promise<boolean> => {
  const proof = textOf(fields, checkFields.proof);
  return proof !== '' && (await challenges.isSolved(proof));
};

/** A script that does not say how long the form stood there is not ours. */
const isHasty = (fields: FormData): boolean => {
  const renderedFor = textOf(fields, checkFields.renderedFor);
  return !/^\d{1,12}$/.test(renderedFor) || Number(renderedFor) < leastMs;
};

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
