import type { IncomingMessage } from 'node:http';
import type { Captcha } from '#adapters/integrations/captcha/captcha.ts';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import { checkFields, type FormCheck } from '#schemas/forms/_shared/form-check.ts';
import type { FormName } from '#schemas/forms/_shared/form-state.ts';
import type { FormTrust, VisitorLimits } from '#site/server/limits/visitor-limits.ts';
import type { Challenges } from './challenges.ts';

/** A valid form, just before it is sent on. */
export interface FormPost {
  readonly request: IncomingMessage;
  readonly fields: FormData;
  readonly form: FormName;
  /** Whether the form’s own script sends it. */
  readonly isScripted: boolean;
  /** Whether the script only asks if proof of work is needed, before it sends files. */
  readonly isPreflight?: boolean;
}

/** Why a form is not sent on: a message for the visitor, and what would help. */
export interface GateProblem {
  readonly message: string;
  /** When to try again, in seconds. */
  readonly seconds?: number;
  /** What the script can do about it. */
  readonly check?: FormCheck;
}

/** Resolves to undefined when a form may be sent, else to the reason. The visitor’s input is kept either way. */
export type FormGate = (post: FormPost) => Promise<GateProblem | undefined>;

interface GateDependencies {
  readonly limits: Pick<VisitorLimits, 'countForm' | 'hasUsedHalfOfForms'>;
  readonly challenges: Challenges;
  /** Undefined where it is disabled. */
  readonly captcha: Captcha | undefined;
}

/** No person reads, fills in and sends a form in less, in milliseconds. */
const minFillMs = 2000;

/**
 * Guards everything that leads to an email. An address that has sent little passes; after that its browser must do
 * proof of work for each form. Forms without script cannot, so they have a limit that work does not lift. A captcha is
 * verified last, because its tokens work once. Without script there is no token, so only half as many forms pass.
 */
export const createFormGate =
  ({ limits, challenges, captcha }: GateDependencies): FormGate =>
  async ({ request, fields, form, isScripted, isPreflight }) => {
    const isProved = await hasProofOfWork(challenges, fields);
    if (isScripted && !isProved && (isTooFast(fields) || (await limits.hasUsedHalfOfForms(request))))
      return { message: proofMessage, check: { kind: 'challenge', challenge: await challenges.create() } };
    if (isPreflight) return undefined;
    const action = captcha && captchaAction(form);
    const trust: FormTrust = isProved ? 'proved' : action && !isScripted ? 'unverified' : 'default';
    const limitError = await limits.countForm(request, trust);
    if (limitError) return limitError;
    if (!captcha || !action || !isScripted) return undefined;
    const verdict = await captcha.verify({ token: textOf(fields, checkFields.captcha), action });
    if (verdict.ok) return undefined;
    const { message } = verdict;
    return verdict.reason === 'expired' ? { message, check: { kind: 'expired', message } } : { message };
  };

/** For a script that cannot do the work. It is our own, so this is hardly ever shown. */
const proofMessage = 'We have to check that you are a person. Nothing you typed is lost: please try again.';

const hasProofOfWork = async (challenges: Challenges, fields: FormData): Promise<boolean> => {
  const proof = textOf(fields, checkFields.proof);
  return proof !== '' && (await challenges.isSolved(proof));
};

/** A missing or invalid time means that the form was not sent by our script. */
const isTooFast = (fields: FormData): boolean => {
  const renderedFor = textOf(fields, checkFields.renderedFor);
  return !/^\d{1,12}$/.test(renderedFor) || Number(renderedFor) < minFillMs;
};

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
