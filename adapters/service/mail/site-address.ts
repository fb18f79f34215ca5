import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a site leaves its address that was given none of its own. */
const siteAddressFile = (dataDir: string): string => join(dataDir, 'site-address');

/** The site’s own default, for a service that is run without a site. */
const defaultAddress = 'http://127.0.0.1:3000';

/** The site’s public address for links in mails: the configured one, else that of the site with the same data folder. */
export function readSiteAddress(dataDir: string, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  try {
    return URL.parse(readFileSync(siteAddressFile(dataDir), 'utf8').trim())?.origin ?? defaultAddress;
  } catch {
    return defaultAddress;
  }
}
