import type { z } from 'zod';
import type { Configuration, ConfigurationName } from './configuration.ts';
import { variableOf } from './variable-of.ts';

type Read = Readonly<Configuration>;

interface Pair {
  /** The value that asks for something of others. */
  readonly name: ConfigurationName;
  /** What it must be while the others are as they are; undefined when they go together. */
  readonly mustBe: (read: Read) => string | undefined;
}

const list = new Intl.ListFormat('en-GB');

/** `what` holds only together with all of `names`; says which of them are missing. */
const without = (read: Read, what: string, names: readonly ConfigurationName[]): string | undefined => {
  const missing = names.filter((name) => read[name] === undefined).map(variableOf);
  return missing.length > 0 ? `${what} without ${list.format(missing)}` : undefined;
};

/** Values that are sound by themselves and still cannot stand together. */
const pairs: readonly Pair[] = [
  {
    name: 'captchaEnabled',
    mustBe: (read) =>
      read.captchaEnabled ? without(read, 'false', ['captchaKey', 'captchaSecret', 'captchaVersion']) : undefined,
  },
  {
    name: 'consentProvider',
    mustBe: (read) =>
      read.consentProvider === 'script' ? without(read, 'built-in', ['consentProviderUrl']) : undefined,
  },
  {
    // Hosts are only checked against a public address: a list alone would keep nobody out.
    name: 'allowedHosts',
    mustBe: (read) => (read.allowedHosts.length > 0 ? without(read, 'empty', ['siteOrigin']) : undefined),
  },
  {
    // Else no token would ever be reused, and every call would ask for one.
    name: 'tokenMarginMs',
    mustBe: (read) =>
      read.tokenMarginMs >= read.tokenExpiryMs ? `less than TOKEN_EXPIRY_MS, ${read.tokenExpiryMs}` : undefined,
  },
];

/** Refuses a configuration whose values cannot stand together, each by the value that asks for the others. */
export function refuseContradictions(read: Read, context: z.core.$RefinementCtx): void {
  for (const { name, mustBe } of pairs) {
    const words = mustBe(read);
    if (words !== undefined) context.addIssue({ code: 'custom', path: [name], message: `must be ${words}` });
  }
}
