import { readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Recipient of a form submission: a restaurant, or the chain itself. */
export interface Addressee {
  readonly restaurant: Restaurant | undefined;
  readonly brand: string;
  readonly email: string | undefined;
}

const chainSchema = settings.pick({ siteName: true, email: true });

export async function readAddressee(connection: Connection, storeId: string | undefined): Promise<Addressee> {
  const row = storeId === undefined ? undefined : await readContent(connection, 'restaurants', storeId);
  const settingsText = await readContent(connection, 'settings', settingsId);
  const chain = settingsText === undefined ? undefined : chainSchema.parse(JSON.parse(settingsText));
  const store = row === undefined ? undefined : restaurant.parse(JSON.parse(row));
  return { restaurant: store, brand: chain?.siteName ?? '', email: store?.email ?? chain?.email };
}
