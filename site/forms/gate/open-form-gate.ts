import { createAxiosTransport } from '#adapters/api-client/transport/axios-transport.ts';
import type { Transport } from '#adapters/api-client/transport/transport.ts';
import type { Captcha } from '#adapters/integrations/captcha/captcha.ts';
import { isCaptchaExempt, requiresCaptcha } from '#adapters/integrations/captcha/captcha-settings.ts';
import { createRecaptcha } from '#adapters/integrations/captcha/recaptcha.ts';
import type { SharedState } from '#adapters/shared-state/shared-state.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { VisitorLimits } from '#site/server/limits/visitor-limits.ts';
import { type Challenges, createChallenges, usedChallengeLimits } from './challenges.ts';
import { createFormGate, type FormGate } from './form-gate.ts';

interface GateInput {
  readonly configuration: Configuration;
  readonly state: SharedState;
  readonly limits: VisitorLimits;
  readonly log: SiteLog;
}

export interface OpenFormGate {
  readonly gate: FormGate;
  /** The proof of work that this gate and others require. */
  readonly challenges: Challenges;
  /** Closes idle connections to the captcha provider. */
  close(): void;
}

/** Creates the form gate from the configuration. Rejects where a captcha is enabled without its settings. */
export async function openFormGate({ configuration, state, limits, log }: GateInput): Promise<OpenFormGate> {
  const transport = createAxiosTransport(configuration);
  const challenges = createChallenges({
    key: configuration.challengeKey ?? (await state.loadSecret('challenge-key')),
    cost: configuration.challengeCost,
    usedChallenges: state.createValues(usedChallengeLimits),
  });
  if (isCaptchaExempt(configuration))
    log({
      level: 'warning',
      event: 'captcha-skipped',
      message: `Forms at ${configuration.host} skip the captcha.`,
    });
  const captcha = requiresCaptcha(configuration) ? openCaptcha(configuration, transport, log) : undefined;
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
  // Without a public address the site runs on a developer’s machine.
  const hosts = siteOrigin ? [new URL(siteOrigin).host, ...allowedHosts] : [host, 'localhost'];
  return createRecaptcha({
    key,
    secret,
    version,
    verifyUrl: configuration.captchaVerifyUrl,
    hostnames: hosts.map((each) => each.replace(/:\d+$/, '').toLowerCase()),
    minimumScore: configuration.captchaLeastScore,
    transport,
    log,
  });
}
