import type { Challenge } from 'altcha-lib/types';
import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import type { FormAnswer } from '../submit/send-form.ts';
import type { CaptchaUse } from './captcha-uses.ts';

/** What became of a form, as far as it concerns what was typed. */
type PersonsAnswer = Exclude<FormAnswer, { kind: 'challenge' | 'expired' | 'ready' }>;

/** As much of a form as is touched here. */
interface FormFields {
  readonly elements: { namedItem(name: string): unknown };
}

interface Sending {
  readonly form: FormFields;
  /** Asks whether the browser is to work, before files are sent for nothing. Absent: there are none. Never rejects. */
  readonly ask?: () => Promise<FormAnswer>;
  /** Sends the form as it stands. Never rejects. */
  readonly send: () => Promise<FormAnswer>;
  /** Asked for a token right before each sending: they live for two minutes. Absent: there is no captcha. */
  readonly captcha?: Pick<CaptchaUse, 'token' | 'again'> | undefined;
  /** Told when the browser begins to work, and when it has done. */
  readonly onWork: (isWorking: boolean) => void;
}

/** A challenge may run out while files are on their way; more often than this nobody is asked to work. */
const mostTimes = 3;

const untold = 'Show that you are a person, then send again. Nothing you typed is lost.';
const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';

/** Sends a form with all that tells a person from a machine, and again where more of that is asked for. Never rejects. */
export async function sendAsPerson(sending: Sending): Promise<PersonsAnswer> {
  const { form, ask, send, captcha } = sending;
  // Since the page was asked for: forms can be read, and filled in, before their script is there.
  fill(form, checkFields.renderedFor, String(Math.round(performance.now())));
  fill(form, checkFields.proof, '');
  let answer: FormAnswer = { kind: 'failed', message: failed };
  try {
    const first = await ask?.();
    if (first?.kind === 'failed' || first?.kind === 'stopped') return first;
    if (first?.kind === 'challenge' && !(await work(sending, first.challenge)))
      return { kind: 'failed', message: failed };
    for (let times = 0; times < mostTimes; times += 1) {
      const token = await captcha?.token();
      if (token === '') return { kind: 'failed', message: answer.kind === 'expired' ? answer.message : untold };
      fill(form, checkFields.captcha, token ?? '');
      answer = await send();
      if (answer.kind === 'expired' || answer.kind === 'failed') captcha?.again();
      if (answer.kind === 'challenge') {
        if (!(await work(sending, answer.challenge))) break;
      } else if (answer.kind !== 'expired' && answer.kind !== 'ready') return answer;
    }
  } catch {
    // No cryptography, or no captcha: whatever it is, the words below are all that helps.
  }
  return { kind: 'failed', message: answer.kind === 'expired' ? answer.message : failed };
}

/** Has the browser work, and the form hold what proves it. False where that takes too long. */
async function work({ form, onWork }: Sending, challenge: Challenge): Promise<boolean> {
  onWork(true);
  const { workOut } = await import('./work-out.ts');
  const proof = await workOut(challenge);
  onWork(false);
  if (proof !== undefined) fill(form, checkFields.proof, proof);
  return proof !== undefined;
}

function fill(form: FormFields, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
