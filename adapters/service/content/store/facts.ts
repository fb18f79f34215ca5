import type { Connection } from '#adapters/service/database/tables.ts';

/** A named value that the service stores beside the content. */
export async function readFact(connection: Connection, name: string): Promise<string | undefined> {
  const fact = await connection.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return fact?.value;
}

export async function saveFact(connection: Connection, name: string, value: string): Promise<void> {
  await connection
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
