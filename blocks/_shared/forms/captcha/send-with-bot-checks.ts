import type { Challenge } from 'altcha-lib/types';
import { checkFailedMessage } from '#schemas/forms/_shared/captcha/check-failed-message.ts';
import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import type { FormAnswer } from '../submit/send-form.ts';
import type { CaptchaClient } from './captcha-clients.ts';

/** A form answer that the form has to show. */
type FinalFormAnswer = Exclude<FormAnswer, { kind: 'challenge' | 'expired' | 'ready' }>;

/** The part of a form element that is used here. */
interface FormElement {
  readonly elements: { namedItem(name: string): unknown };
}

interface SendWithChecksInput {
  readonly form: FormElement;
  /**
   * Asks the site whether proof of work is needed, so that files are not sent in vain. Absent if the form has no files.
   * Never rejects.
   */
  readonly requestPreflight?: () => Promise<FormAnswer>;
  /** Sends the form with its current fields. Never rejects. */
  readonly send: () => Promise<FormAnswer>;
  /**
   * Provides a token right before each request, because tokens expire after two minutes. Absent if no captcha is
   * configured.
   */
  readonly captcha?: Pick<CaptchaClient, 'token' | 'reset'> | undefined;
  /** Called when the proof of work begins and when it ends. */
  readonly onWorkingChange: (isWorking: boolean) => void;
}

/** A challenge may expire while files are being uploaded, so the form may be sent more than once. */
const maxAttempts = 3;

const captchaMissingMessage = 'Show that you are a person, then send again. Nothing you typed is lost.';

/** Sends a form with the results of all bot checks, and sends it again if the site asks for more. Never rejects. */
export async function sendWithBotChecks(input: SendWithChecksInput): Promise<FinalFormAnswer> {
  const { form, requestPreflight, send, captcha } = input;
  // Measured from navigation start, because a form can be read and filled in before its script has loaded.
  setField(form, checkFields.renderedFor, String(Math.round(performance.now())));
  setField(form, checkFields.proof, '');
  let answer: FormAnswer = { kind: 'failed', message: checkFailedMessage };
  try {
    const preflightAnswer = await requestPreflight?.();
    if (preflightAnswer?.kind === 'failed' || preflightAnswer?.kind === 'stopped') return preflightAnswer;
    if (preflightAnswer?.kind === 'challenge' && !(await addProof(input, preflightAnswer.challenge)))
      return { kind: 'failed', message: checkFailedMessage };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const token = await captcha?.token();
      if (token === '')
        return { kind: 'failed', message: answer.kind === 'expired' ? answer.message : captchaMissingMessage };
      setField(form, checkFields.captcha, token ?? '');
      answer = await send();
      if (answer.kind === 'expired' || answer.kind === 'failed') captcha?.reset();
      if (answer.kind === 'challenge') {
        if (!(await addProof(input, answer.challenge))) break;
      } else if (answer.kind !== 'expired' && answer.kind !== 'ready') return answer;
    }
  } catch {
    // No cryptography or no captcha. The message below is the same for both.
  }
  return { kind: 'failed', message: answer.kind === 'expired' ? answer.message : checkFailedMessage };
}

/** Solves a challenge and writes the proof into the form. Returns false if it takes too long. */
async function addProof({ form, onWorkingChange }: SendWithChecksInput, challenge: Challenge): Promise<boolean> {
  onWorkingChange(true);
  const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
  const proof = await solveProofOfWork(challenge);
  onWorkingChange(false);
  if (proof !== undefined) setField(form, checkFields.proof, proof);
  return proof !== undefined;
}

function setField(form: FormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
