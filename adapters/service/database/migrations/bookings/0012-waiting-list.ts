import type { Migration } from 'kysely/migration';

/** Diners wait for a table of a full day. */
export const waitingListMigration: Migration = {
  async up(database) {
    const texts = ['store_id', 'status', 'day', 'from_time', 'to_time', 'occasion_id', 'occasion_name'];
    const guest = ['first_name', 'last_name', 'email', 'email_key', 'joined_at', 'closes_at', 'delete_after'];
    const optional = ['menu_id', 'phone', 'offer_time', 'offer_area_id', 'offer_until', 'booking_reference'];
    const stay = ['offer_first_quarter', 'offer_quarters', 'offer_minutes'];
    let table = database.schema
      .createTable('waiting_entries')
      .addColumn('reference', 'text', (column) => column.primaryKey());
    for (const name of [...texts, ...guest]) table = table.addColumn(name, 'text', (column) => column.notNull());
    for (const name of optional) table = table.addColumn(name, 'text');
    for (const name of ['adults', 'children']) table = table.addColumn(name, 'integer', (column) => column.notNull());
    for (const name of stay) table = table.addColumn(name, 'integer');
    await table.execute();
    await database.schema
      .createIndex('waiting_entries_in_line')
      .on('waiting_entries')
      .columns(['status', 'store_id', 'day', 'joined_at'])
      .execute();
    await database.schema
      .createIndex('waiting_entries_by_email')
      .on('waiting_entries')
      .columns(['email_key'])
      .execute();
  },
};
