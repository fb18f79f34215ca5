import { Kysely, SqliteDialect } from 'kysely';
import { editingRoutes } from '#adapters/service/content/routes/editing-routes.ts';
import { pageLifeRoutes } from '#adapters/service/content/routes/page-life-routes.ts';
import { migrateDatabase } from '#adapters/service/database/migrate-database.ts';
import { migrations } from '#adapters/service/database/migrations/migrations.ts';
import { openNodeSqlite } from '#adapters/service/database/node-sqlite.ts';
import type { Database, Tables } from '#adapters/service/database/tables.ts';
import { createErrorBody, HttpError } from '#adapters/service/http/response.ts';
import { createRouter } from '#adapters/service/http/router.ts';
import type { Service } from '#adapters/service/service.ts';

/** What is stored of a page, as JSON texts. */
export interface StoredPage {
  readonly draft: string;
  readonly published: string;
  readonly revisions: readonly string[];
}

export interface PageService {
  readonly answer: (method: string, target: string, bodyText?: string) => Promise<Response>;
  readonly readStored: (id: string) => Promise<StoredPage>;
  readonly close: () => Promise<void>;
}

/**
 * The time of all requests. If it advanced, the service would store drafts of its own accord, which would hide what is
 * lost.
 */
const nowMs = Date.UTC(2026, 10, 18, 10);

/** The routes of the service for pages, without sockets, on a SQLite database in memory. */
export async function startPageService(): Promise<PageService> {
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openNodeSqlite(':memory:') }) });
  await migrateDatabase(database, migrations);
  const service: Service = Object({ database, clock: { now: () => nowMs }, feed: { notify: () => undefined } });
  const find = createRouter([...Object.values(editingRoutes), ...Object.values(pageLifeRoutes)]);
  const { signal } = new AbortController();
  return {
    async answer(method, target, bodyText = '') {
      try {
        const { route, params, query } = find(method, target);
        const body: unknown = bodyText === '' ? undefined : JSON.parse(bodyText);
        const response = await route.handle({ params, query, headers: {}, body, bodyText, signal }, service);
        if (response.kind !== 'json') throw new Error(`The answer to ${target} is not JSON.`);
        return new Response(response.text, { status: response.status });
      } catch (error) {
        if (error instanceof HttpError) return new Response(createErrorBody(error), { status: error.status });
        throw error;
      }
    },
    readStored: (id) => readStored(database, id),
    close: () => database.destroy(),
  };
}

async function readStored(database: Database, id: string): Promise<StoredPage> {
  const { draft, published } = await database
    .selectFrom('pages')
    .select(['draft', 'published'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const revisions = await database
    .selectFrom('revisions')
    .select('content')
    .where('kind', '=', 'page')
    .where('subject', '=', id)
    .execute();
  return {
    draft: draft ?? published ?? '',
    published: published ?? '',
    revisions: revisions.map(({ content }) => content),
  };
}
