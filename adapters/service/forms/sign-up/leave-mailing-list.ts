import type { Database } from '#adapters/service/database/tables.ts';

/** Deletes a customer with all preferences. Does nothing for a guid that is unknown. */
export async function leaveMailingList(database: Database, guid: string): Promise<void> {
  await database.deleteFrom('customers').where('guid', '=', guid.toLowerCase()).execute();
}
