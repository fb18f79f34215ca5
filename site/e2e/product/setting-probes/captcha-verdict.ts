import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createAcceptedReply, startSiteverify } from '#adapters/integrations/captcha/fake-siteverify.ts';
import { createMemoryState } from '#adapters/shared-state/memory-state.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import { openFormGate } from '#site/forms/gate/open-form-gate.ts';
import { createVisitorLimits } from '#site/server/limits/visitor-limits.ts';

/** What the form gate returns for a person with an uncertain captcha score. */
export async function captchaVerdict(configuration: Configuration, verifyUrl?: string): Promise<string> {
  const google = await startSiteverify('secret-of-the-captcha', {
    person: createAcceptedReply('127.0.0.1', { action: 'sign_up', score: 0.6 }),
  });
  const { gate, close } = await openFormGate({
    configuration: {
      ...configuration,
      challengeKey: 'key-of-the-probe-of-captchas',
      captchaVerifyUrl: verifyUrl ?? google.url,
    },
    state: createMemoryState(''),
    limits: createVisitorLimits(configuration),
    log: () => undefined,
  });
  const fields = new FormData();
  fields.set(checkFields.captcha, 'person');
  fields.set(checkFields.renderedFor, '9000');
  const held = await gate({ request: new IncomingMessage(new Socket()), fields, form: 'sign-up', isScripted: true });
  close();
  google.close();
  return held ? 'held' : 'passed';
}
