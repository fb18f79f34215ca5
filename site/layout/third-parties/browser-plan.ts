import { consentSignals } from '#adapters/integrations/third-parties/consent-mode.ts';
import { thirdParties } from '#adapters/integrations/third-parties/third-parties.ts';
import type {
  ConsentScript,
  ThirdParty,
  ThirdPartyConfiguration,
} from '#adapters/integrations/third-parties/third-party.ts';
import type { ConsentCategory } from '#schemas/domain/consent/consent-category.ts';

/** What the browser needs to start the configured services. Embedded in the document as JSON. */
export interface BrowserPlan {
  readonly delayMs: number;
  /** The consent signals of Google’s tags, where one is configured. */
  readonly signals?: { readonly [signal: string]: ConsentCategory };
  readonly consent?: Pick<ConsentScript, 'script' | 'attributes' | 'categories'>;
  readonly services: readonly Pick<ThirdParty, 'categories' | 'script' | 'before' | 'after' | 'place'>[];
  /** First-party cookies of the services, and the category that each needs. */
  readonly cookies: readonly { readonly name: string; readonly category: string }[];
}

/** The plan for a configuration; undefined when no service is configured, so nothing is sent. */
export function browserPlan(
  configuration: ThirdPartyConfiguration & { readonly thirdPartyDelayMs: number },
): BrowserPlan | undefined {
  const { consent, services: all } = thirdParties(configuration);
  const services = all.filter(({ startsInBlock }) => !startsInBlock);
  if (!consent && services.length === 0) return undefined;
  const google = configuration.tagManagerId !== undefined || configuration.analyticsId !== undefined;
  return {
    delayMs: configuration.thirdPartyDelayMs,
    ...(google && { signals: consentSignals }),
    ...(consent && {
      consent: { script: consent.script, attributes: consent.attributes, categories: consent.categories },
    }),
    services: services.map(({ categories, script, before, after, place }) => ({
      categories,
      script,
      before,
      after,
      ...(place !== undefined && { place }),
    })),
    cookies: services
      .flatMap(({ stored }) => stored)
      .filter(({ kind }) => kind === 'cookie')
      .map(({ name, category }) => ({ name, category })),
  };
}
