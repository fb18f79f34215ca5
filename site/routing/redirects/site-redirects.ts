import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { RedirectRule } from '#schemas/content/settings/settings.ts';
import { builtInRedirects } from './built-in-redirects.ts';
import type { Redirect } from './redirect-table.ts';

/** All redirects of the site: built-in ones first, then those of the settings. */
export const siteRedirects = (configuration: Configuration, rules: readonly RedirectRule[]): Redirect[] => [
  ...builtInRedirects(configuration),
  ...rules,
];
