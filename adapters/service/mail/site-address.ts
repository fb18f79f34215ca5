import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File in which a site without a configured address stores its address. */
const siteAddressFile = (dataDir: string): string => join(dataDir, 'site-address');

/** The site's default address, for a service that runs without a site. */
const defaultAddress = 'http://127.0.0.1:3000';

/**
 * The site's public address for links in mails: the configured one, else the address of the site with the same data
 * folder.
 */
export function readSiteAddress(dataDir: string, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  try {
    return URL.parse(readFileSync(siteAddressFile(dataDir), 'utf8').trim())?.origin ?? defaultAddress;
  } catch {
    return defaultAddress;
  }
}
