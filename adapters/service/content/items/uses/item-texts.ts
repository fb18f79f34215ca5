import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { listContentItems } from '../../store/contents.ts';

/** The versions of an item, as JSON. */
interface ItemTexts {
  readonly id: string;
  readonly live: string | undefined;
  readonly draft: string | null;
  readonly scheduled: string | null;
  /** The version of the draft. */
  readonly version: number;
}

/** All items of a kind that are live or have a draft, without deleted ones. */
export async function listItemTexts(connection: Connection, kind: ContentKind): Promise<readonly ItemTexts[]> {
  const rows = await connection
    .selectFrom('content_drafts')
    .select(['id', 'draft', 'scheduled', 'version'])
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const live = new Map((await listContentItems(connection, kind)).map(({ id, content }) => [id, content]));
  return [...new Set([...live.keys(), ...rowById.keys()])].map((id) => ({
    id,
    live: live.get(id),
    draft: rowById.get(id)?.draft ?? null,
    scheduled: rowById.get(id)?.scheduled ?? null,
    version: rowById.get(id)?.version ?? 0,
  }));
}
