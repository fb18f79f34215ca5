import { consentRecord, embeddedItems, ownStoredItems, type StoredItem } from '#schemas/domain/consent/stored-item.ts';
import type { ThirdPartyFacts } from '#schemas/domain/consent/third-party-facts.ts';
import { analytics } from './analytics.ts';
import { bookingWidget } from './booking-widget.ts';
import { captchaScript } from './captcha-script.ts';
import { cardFields } from './card-fields.ts';
import { consentScript } from './consent-script.ts';
import { engagement } from './engagement.ts';
import { googleMaps } from './google-maps.ts';
import { tagManager } from './tag-manager.ts';
import type { ConsentScript, PolicyOrigins, ThirdParty, ThirdPartyConfiguration } from './third-party.ts';

export interface ThirdParties {
  /** Script that asks for consent; undefined if the built-in banner does, or nothing. */
  readonly consent: ConsentScript | undefined;
  readonly services: readonly ThirdParty[];
}

/** The configured third-party services. Empty by default. */
export function thirdParties(configuration: ThirdPartyConfiguration): ThirdParties {
  const factories = [tagManager, analytics, engagement, bookingWidget, googleMaps];
  return {
    consent: consentScript(configuration),
    services: factories.flatMap((createService) => createService(configuration) ?? []),
  };
}

/**
 * Origins that the content security policy must allow for the configured services. `cards`: the page takes bookings;
 * only such pages may show card fields. `forms`: the page has a form and may show a captcha.
 */
export function thirdPartyOrigins(
  configuration: ThirdPartyConfiguration,
  { cards = false, forms = false }: { readonly cards?: boolean; readonly forms?: boolean } = {},
): PolicyOrigins {
  const { consent, services } = thirdParties(configuration);
  const fields = cards ? cardFields(configuration) : undefined;
  const captcha = forms ? captchaScript(configuration) : undefined;
  const all = [...services, consent, fields, captcha].flatMap((each) => (each ? [each.origins] : []));
  const extraOrigins = configuration.thirdPartyOrigins;
  const unique = (origins: readonly string[]): string[] => [...new Set(origins)];
  return {
    scripts: unique([...all.flatMap(({ scripts }) => scripts), ...extraOrigins]),
    connections: unique([...all.flatMap(({ connections }) => connections), ...extraOrigins]),
    frames: unique(all.flatMap(({ frames }) => frames)),
    forms: unique(all.flatMap(({ forms = [] }) => forms)),
    writesStyles: all.some(({ writesStyles }) => writesStyles),
    styles: unique(all.flatMap(({ styles = [] }) => styles)),
    fonts: unique(all.flatMap(({ fonts = [] }) => fonts)),
    workers: unique(all.flatMap(({ workers = [] }) => workers)),
  };
}

/** Everything that this configuration may store in a browser: necessary items first, without duplicates. */
export function storedItems(configuration: ThirdPartyConfiguration): readonly StoredItem[] {
  const { consent, services } = thirdParties(configuration);
  const record =
    consent?.stored ?? (configuration.cookieConsentStyle === 'provider' ? [consentRecord(configuration)] : []);
  const cards = cardFields(configuration)?.stored ?? [];
  const captcha = captchaScript(configuration)?.stored ?? [];
  const items = [
    ...record,
    ...ownStoredItems,
    ...cards,
    ...captcha,
    ...services.flatMap(({ stored }) => stored),
    ...embeddedItems,
  ];
  return [...new Map(items.map((item) => [`${item.kind} ${item.name}`, item])).values()];
}

/** Facts about third parties that pages may show. */
export const getThirdPartyFacts = (configuration: ThirdPartyConfiguration): ThirdPartyFacts => ({
  stored: storedItems(configuration),
  bookingWidget: {
    page: configuration.bookingWidgetPage,
    embedded: configuration.bookingWidgetUrl !== undefined,
  },
});
