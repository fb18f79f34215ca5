import { readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { Service } from '#adapters/service/service.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import type { ThemeColours } from '#schemas/content/theme/theme-colours.ts';

/** Who mails are from. */
export interface Letterhead {
  /** The chain's name; empty if there are no settings. */
  readonly brand: string;
  /** The chain's email address. */
  readonly email?: string | undefined;
  /** The theme of the site. */
  readonly colours: ThemeColours;
  /** The site's public origin, without a trailing slash. */
  readonly siteUrl: string;
}

const chain = settings.pick({ siteName: true, email: true });

/** The letterhead of the chain as its settings are now. */
export async function readLetterhead(
  connection: Connection,
  { siteOrigin, theme }: Pick<Service, 'siteOrigin' | 'theme'>,
): Promise<Letterhead> {
  const content = await readContent(connection, 'settings', settingsId);
  const { siteName = '', email } = content === undefined ? {} : chain.parse(JSON.parse(content));
  return { brand: siteName, email, colours: theme, siteUrl: siteOrigin() };
}
