import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { acceptance, startSiteverify } from '#adapters/integrations/captcha/fake-siteverify.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import { openFormGate } from '#site/forms/gate/open-form-gate.ts';
import { createVisitorLimits } from '#site/server/limits/visitor-limits.ts';

/** What the gate before forms says of a person of whom the captcha’s provider is not quite sure. */
export async function captchaVerdict(configuration: Configuration, verifyUrl?: string): Promise<string> {
  const google = await startSiteverify('secret-of-the-captcha', {
    person: acceptance('127.0.0.1', { action: 'sign_up', score: 0.6 }),
  });
  const { gate, close } = openFormGate({
    configuration: {
      ...configuration,
      challengeKey: 'key-of-the-probe-of-captchas',
      captchaVerifyUrl: verifyUrl ?? google.url,
    },
    dataDir: '',
    limits: createVisitorLimits(configuration),
    log: () => undefined,
  });
  const fields = new FormData();
  fields.set(checkFields.captcha, 'person');
  fields.set(checkFields.renderedFor, '9000');
  const held = await gate({ request: new IncomingMessage(new Socket()), fields, form: 'sign-up', scripted: true });
  close();
  google.close();
  return held ? 'held' : 'passed';
}
