import type { Configuration, ConfigurationName } from '#schemas/configuration/configuration.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import type { OwnSite } from '../start-site.ts';
import type { OwnProcess } from './start-process.ts';

export type Env = Readonly<Record<string, string>>;

/**
 * Sites that are started for the probes, each with the values of all probes of its group and the variables these need.
 */
export const siteGroups = ['general', 'public', 'services', 'nobody-asks', 'no-api'] as const;
export type SiteGroup = (typeof siteGroups)[number];

interface Changed {
  /** Another value than the default. */
  readonly value: string;
  /** Further variables without which the value means nothing. */
  readonly with?: Env;
}

export interface Seen {
  /** What appears with the value and not without it; absent: the outputs differ. */
  readonly shows?: string;
  /** What appears without the value and not with it. */
  readonly hides?: string;
}

/** How to prove that one setting changes the running product. */
export type SettingProbe =
  /** Checked on a site that runs with the value, and on one without. */
  | (Changed & Seen & { readonly kind: 'site'; readonly group: SiteGroup; look(site: OwnSite): Promise<string> })
  /** The same for a service, or for the preview, as a process of its own. */
  | (Changed & Seen & { readonly kind: 'service'; look(service: OwnProcess): Promise<string> })
  | (Changed & Seen & { readonly kind: 'preview'; look(preview: OwnProcess): Promise<string> })
  /** Checked in the part of the product that takes the configuration. `before`: the value to compare with; absent: none. */
  | (Changed & Seen & { readonly kind: 'part'; readonly before?: string; look(configuration: Configuration): unknown })
  /** Has a test of its own. */
  | { readonly kind: 'tested'; readonly file: string; readonly title: string }
  /** Accepts only one value. */
  | { readonly kind: 'constant'; readonly refused: string };

export type SettingProbes<Name extends ConfigurationName> = { readonly [Each in Name]: SettingProbe };

export function configurationOf(env: Env): Configuration {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/** A document without the escapes of attributes and scripts. */
async function documentAt(site: OwnSite, path: string): Promise<string> {
  const reply = await fetch(site.url + path);
  return (await reply.text()).replaceAll('&quot;', '"').replaceAll('\\"', '"').replaceAll('&amp;', '&');
}

type SiteProbe = Extract<SettingProbe, { kind: 'site' }>;
type More = Partial<Pick<SiteProbe, 'group' | 'with' | 'shows' | 'hides'>>;

/** Shows, or hides, a text in a document. */
export const inDocument = (value: string, path: string, more: More): SiteProbe => ({
  kind: 'site',
  group: 'general',
  value,
  look: (site) => documentAt(site, path),
  ...more,
});

/** Changes how often something occurs in a document, or what occurs there. */
export const countsIn = (value: string, path: string, pattern: RegExp, more: More = {}): SiteProbe => ({
  kind: 'site',
  group: 'general',
  value,
  look: async (site) => JSON.stringify((await documentAt(site, path)).match(pattern)),
  ...more,
});

/** Redirects an address to another. */
export const redirects = (value: string, from: string, to: string): SiteProbe => ({
  kind: 'site',
  group: 'general',
  value,
  look: async (site) => {
    const reply = await fetch(site.url + from, { redirect: 'manual' });
    return `${reply.status} ${reply.headers.get('location')}`;
  },
  shows: `301 ${to}`,
});

/** Allows an origin in the content security policy of a page. */
export const inPolicy = (value: string, path: string, shows: string, more: More = {}): SiteProbe => ({
  kind: 'site',
  group: 'services',
  value,
  look: async (site) => `${(await fetch(site.url + path)).headers.get('content-security-policy')};`,
  shows,
  ...more,
});
