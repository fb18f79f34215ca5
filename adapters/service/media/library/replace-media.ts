import type { MediaFile, MediaUse } from '#schemas/api/content/media-library.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { recordChange } from '../../content/changes/changes.ts';
import { changeItemRow, type ItemKey, readItemRow } from '../../content/items/item-row.ts';
import { changePage, readPageRow } from '../../content/pages/page-row.ts';
import { savePublished } from '../../content/pages/pages.ts';
import { addRevision } from '../../content/revisions/revisions.ts';
import { readContent, saveContent } from '../../content/store/contents.ts';
import type { Connection } from '../../database/tables.ts';
import { replacePoster } from './media-rows.ts';
import { hasUrl, listMediaUses } from './media-uses.ts';

interface Replacement {
  readonly from: MediaFile;
  readonly to: MediaFile;
  /** The poster of a new video, in the library. */
  readonly poster?: MediaFile | undefined;
}

/**
 * Shows a file instead of another in a parsed value of any shape. The size, the other sizes and the focal point of an
 * image are those of the new file. Its alternative text was written for the old one, so it is replaced too. A video
 * that has the poster of the library gets that of the new one.
 */
export function replaceInValue(value: unknown, replacement: Replacement): unknown {
  const { from, to, poster } = replacement;
  if (value === from.url) return to.url;
  if (Array.isArray(value)) return value.map((each) => replaceInValue(each, replacement));
  if (!isRecord(value)) return value;
  const changed = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceInValue(each, replacement)]),
  );
  if (value.url !== from.url) return changed;
  if ('width' in value) return showImage(changed, to);
  if (!isRecord(value.poster)) return changed;
  return {
    ...changed,
    ...(to.alt && { label: to.alt }),
    ...(poster && value.poster.url === from.poster && { poster: showImage(value.poster, poster) }),
  };
}

function showImage(image: Readonly<Record<string, unknown>>, { url, width, height, alt, focus, variants }: MediaFile) {
  const { variants: _, focus: __, alt: ___, ...rest } = image;
  return { ...rest, url, width, height, ...(alt && { alt }), ...(focus && { focus }), ...(variants && { variants }) };
}

/**
 * Replaces a file in all drafts, in all that is live, and as a poster. Returns the changed content. What is live gets a revision, so
 * that the change can be undone. Call within `withContentLock`.
 */
export async function replaceMedia(connection: Connection, replacement: Replacement, at: string): Promise<MediaUse[]> {
  const { url } = replacement.from;
  const uses = await listMediaUses(connection, url);
  const replaced = (content: string): string => JSON.stringify(replaceInValue(JSON.parse(content), replacement));
  for (const { kind, id } of uses) {
    if (kind === 'media') {
      await replacePoster(connection, id, replacement.to.url);
      continue;
    }
    if (kind !== 'page') {
      await replaceInItem(connection, { kind, id }, { url, replaced, at });
      continue;
    }
    const row = await readPageRow(connection, id);
    if (!row) continue;
    const { draft, scheduled, published, draft_version } = row;
    if (hasUrl(draft, url))
      await changePage(connection, id, {
        draft: replaced(draft),
        draft_version: draft_version + 1,
        draft_saved_at: at,
      });
    if (hasUrl(scheduled, url)) await changePage(connection, id, { scheduled: replaced(scheduled) });
    if (hasUrl(published, url))
      await savePublished(connection, { id, content: replaced(published), origin: 'editor', at });
  }
  return uses;
}

interface ItemReplacement {
  readonly url: string;
  /** The content with the new file. */
  readonly replaced: (content: string) => string;
  readonly at: string;
}

/** Replaces a file in the live version, the draft and the scheduled version of an item. */
async function replaceInItem(connection: Connection, key: ItemKey, replacement: ItemReplacement): Promise<void> {
  const { kind, id } = key;
  const { url, replaced, at } = replacement;
  const row = await readItemRow(connection, key);
  if (row && hasUrl(row.draft, url))
    await changeItemRow(connection, key, { draft: replaced(row.draft), version: row.version + 1, saved_at: at });
  if (row && hasUrl(row.scheduled, url)) await changeItemRow(connection, key, { scheduled: replaced(row.scheduled) });
  const live = await readContent(connection, kind, id);
  if (!hasUrl(live, url)) return;
  const content = replaced(live);
  await saveContent(connection, kind, { id, content });
  await addRevision(connection, { kind, subject: id, content, origin: 'editor', at });
  await recordChange(connection, kind, id, at);
}
