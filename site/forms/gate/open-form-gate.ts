import { join } from 'node:path';
import { loadOrCreateSecret } from '#adapters/access/load-or-create-secret.ts';
import { createAxiosTransport } from '#adapters/api-client/transport/axios-transport.ts';
import type { Transport } from '#adapters/api-client/transport/transport.ts';
import type { Captcha } from '#adapters/integrations/captcha/captcha.ts';
import { asksCaptcha, isLetOff } from '#adapters/integrations/captcha/captcha-at.ts';
import { createRecaptcha } from '#adapters/integrations/captcha/recaptcha.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { VisitorLimits } from '#site/server/limits/visitor-limits.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { createFormGate, type FormGate } from './form-gate.ts';

interface GateInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  readonly limits: VisitorLimits;
  readonly log: SiteLog;
}

export interface OpenFormGate {
  readonly gate: FormGate;
  /** The work that is asked for, by this gate and by others. */
  readonly challenges: Challenges;
  /** Closes idle connections to the captcha’s provider. */
  close(): void;
}

/** Puts the gate before forms together. Throws where a captcha is switched on without what it needs. */
export function openFormGate({ configuration, dataDir, limits, log }: GateInput): OpenFormGate {
  const transport = createAxiosTransport(configuration);
  const key =
    configuration.challengeKey ?? loadOrCreateSecret(join(dataDir, 'challenge-key'), 'The secret of challenges');
  const challenges = createChallenges({ key, cost: configuration.challengeCost });
  if (isLetOff(configuration))
    log({
      level: 'warning',
      event: 'captcha-skipped',
      message: `No form asks for a captcha at ${configuration.host}.`,
    });
  const captcha = asksCaptcha(configuration) ? openCaptcha(configuration, transport, log) : undefined;
  return { gate: createFormGate({ limits, challenges, captcha }), challenges, close: transport.close };
}

function openCaptcha(configuration: Configuration, transport: Transport, log: SiteLog): Captcha {
  const {
    captchaKey: key,
    captchaSecret: secret,
    captchaVersion: version,
    siteOrigin,
    allowedHosts,
    host,
  } = configuration;
  // Without a public address the site is somebody's own machine.
  const hosts = siteOrigin ? [new URL(siteOrigin).host, ...allowedHosts] : [host, 'localhost'];
  return createRecaptcha({
    key,
    secret,
    version,
    verifyUrl: configuration.captchaVerifyUrl,
    hostnames: hosts.map((each) => each.replace(/:\d+$/, '').toLowerCase()),
    leastScore: configuration.captchaLeastScore,
    transport,
    log,
  });
}
