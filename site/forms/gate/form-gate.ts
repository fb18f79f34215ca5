import type { IncomingMessage } from 'node:http';
import type { Captcha } from '#adapters/integrations/captcha/captcha.ts';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import { checkFields, type FormCheck } from '#schemas/forms/_shared/form-check.ts';
import type { FormName } from '#schemas/forms/_shared/form-visit.ts';
import type { FormStanding, VisitorLimits } from '#site/server/limits/visitor-limits.ts';
import type { Challenges } from './challenges.ts';

/** A valid form, just before it is sent on. */
export interface FormPost {
  readonly request: IncomingMessage;
  readonly fields: FormData;
  readonly form: FormName;
  /** Whether the form’s own script sends it. */
  readonly scripted: boolean;
  /** Whether the script only asks if proof of work is needed, before it sends files. */
  readonly asksAhead?: boolean;
}

/** Why a form is not sent on: a message for the visitor, and what would help. */
export interface Held {
  readonly message: string;
  /** When to try again, in seconds. */
  readonly seconds?: number;
  /** What the script can do about it. */
  readonly check?: FormCheck;
}

/** Resolves to undefined when a form may be sent, else to the reason. The visitor’s input is kept either way. */
export type FormGate = (post: FormPost) => Promise<Held | undefined>;

interface GateParts {
  readonly limits: Pick<VisitorLimits, 'send' | 'hasSentHalf'>;
  readonly challenges: Challenges;
  /** Undefined where it is disabled. */
  readonly captcha: Captcha | undefined;
}

/** No person reads, fills in and sends a form in less, in milliseconds. */
const leastMs = 2000;

/**
 * Guards everything that leads to an e-mail. An address that has sent little passes; after that its browser must do
 * proof of work for each form. Forms without script cannot, so they have a limit that work does not lift. A captcha is
 * verified last, because its tokens work once. Without script there is no token, so only half as many forms pass.
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

/** For a script that cannot do the work. It is our own, so this is hardly ever shown. */
const onWork = 'We have to check that you are a person. Nothing you typed is lost: please try again.';

const hasProved = async (challenges: Challenges, fields: FormData): Promise<boolean> => {
  const proof = textOf(fields, checkFields.proof);
  return proof !== '' && (await challenges.isSolved(proof));
};

/** A missing or invalid time means that the form was not sent by our script. */
const isHasty = (fields: FormData): boolean => {
  const renderedFor = textOf(fields, checkFields.renderedFor);
  return !/^\d{1,12}$/.test(renderedFor) || Number(renderedFor) < leastMs;
};

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
