import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../open-database.ts';
import { migrations } from '../migrations.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'media-kinds-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('uploaded files of an earlier version are still images and videos [editor.media]', async () => {
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([id]) => id < '0015'));
  const before = await openDatabase({ dataDir, migrations: earlier });
  await sql`insert into media_files (url, hash, name, kind, width, height, bytes, source, poster, variants, uploaded_at)
    values ('/media/a', 'a', 'a', 'picture', 1, 1, 1, '', '', '[]', '2026-11-01T00:00:00Z'),
           ('/media/b', 'b', 'b', 'film', 1, 1, 1, '', '', '[]', '2026-11-01T00:00:00Z')`.execute(before);
  await before.destroy();
  const after = await openDatabase({ dataDir });
  const rows = await after.selectFrom('media_files').select(['name', 'kind']).orderBy('name').execute();
  await after.destroy();
  expect(rows).toEqual([
    { name: 'a', kind: 'image' },
    { name: 'b', kind: 'video' },
  ]);
});
