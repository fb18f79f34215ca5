import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Columns {
  readonly key: string;
  readonly texts: readonly string[];
  readonly optional?: readonly string[];
  readonly counts?: readonly string[];
  readonly optionalCounts?: readonly string[];
}

async function createTable(database: Kysely<unknown>, name: string, columns: Columns): Promise<void> {
  const { key, texts, optional = [], counts = [], optionalCounts = [] } = columns;
  let table = database.schema.createTable(name).addColumn(key, 'text', (column) => column.primaryKey());
  for (const each of texts) table = table.addColumn(each, 'text', (column) => column.notNull());
  for (const each of optional) table = table.addColumn(each, 'text');
  for (const each of counts) table = table.addColumn(each, 'integer', (column) => column.notNull());
  for (const each of optionalCounts) table = table.addColumn(each, 'integer');
  await table.execute();
}

const createIndex = (database: Kysely<unknown>, table: string, columns: readonly string[], unique = false) => {
  const index = database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns]);
  return (unique ? index.unique() : index).execute();
};

export const formsMigration: Migration = {
  async up(database) {
    await createTable(database, 'customers', {
      key: 'guid',
      texts: ['email', 'email_key', 'first_name', 'interests', 'created_at', 'mailed_at'],
      optional: ['phone', 'gender', 'favourite_restaurant'],
      counts: ['sms'],
      optionalCounts: ['birth_date'],
    });
    await createIndex(database, 'customers', ['email_key'], true);
    await createTable(database, 'vouchers', {
      key: 'code',
      texts: ['offer_id', 'email', 'email_key', 'created_at', 'mailed_at'],
    });
    await createIndex(database, 'vouchers', ['offer_id', 'email_key'], true);
    await createTable(database, 'enquiries', {
      key: 'reference',
      texts: ['kind', 'store_id', 'first_name', 'last_name', 'email', 'created_at', 'delete_after'],
      optional: ['phone', 'message', 'type_name', 'reason_name', 'sub_reason_name', 'wished_date', 'wished_time'],
      optionalCounts: ['guests'],
    });
    const person = ['first_name', 'second_name', 'email', 'email_key', 'telephone'];
    await createTable(database, 'applications', {
      key: 'reference',
      texts: ['job_id', 'job_name', ...person, 'experience', 'questions', 'created_at', 'delete_after'],
    });
    await createIndex(database, 'applications', ['job_id', 'email_key'], true);
    for (const table of ['enquiries', 'applications']) await createIndex(database, table, ['delete_after']);
    await createTable(database, 'kept_files', { key: 'id', texts: ['owner', 'name'], counts: ['size'] });
    await createIndex(database, 'kept_files', ['owner']);
  },
};
