import { readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { type Letterhead, readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import type { Service } from '#adapters/service/service.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Recipient of a form submission: a restaurant, or the chain itself. */
export interface Addressee {
  readonly restaurant: Restaurant | undefined;
  readonly letterhead: Letterhead;
  readonly email: string | undefined;
}

/** The addressee of a submission; `storeId` is absent if no restaurant was chosen. */
export async function readAddressee(
  connection: Connection,
  dependencies: Pick<Service, 'siteOrigin' | 'theme'>,
  storeId: string | undefined,
): Promise<Addressee> {
  const row = storeId === undefined ? undefined : await readContent(connection, 'restaurants', storeId);
  const letterhead = await readLetterhead(connection, dependencies);
  const store = row === undefined ? undefined : restaurant.parse(JSON.parse(row));
  return { restaurant: store, letterhead, email: store?.email ?? letterhead.email };
}

/** The name of the restaurant, or of the chain. */
export const nameAddressee = ({ letterhead: { brand }, restaurant }: Addressee): string =>
  formatRestaurantName({ brand, restaurant });
