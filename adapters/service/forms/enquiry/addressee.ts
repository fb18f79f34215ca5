import { brandId, readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Who gets what came by a form: a restaurant, or the chain itself, and where they are written to. */
export interface Addressee {
  readonly restaurant: Restaurant | undefined;
  readonly brand: string;
  readonly email: string | undefined;
}

const company = settings.pick({ siteName: true, email: true });

export async function readAddressee(connection: Connection, storeId: string | undefined): Promise<Addressee> {
  const row = storeId === undefined ? undefined : await readContent(connection, 'restaurants', storeId);
  const about = await readContent(connection, 'settings', brandId);
  const chain = about === undefined ? undefined : company.parse(JSON.parse(about));
  const known = row === undefined ? undefined : restaurant.parse(JSON.parse(row));
  return { restaurant: known, brand: chain?.siteName ?? '', email: known?.email ?? chain?.email };
}
