import type { Database } from '#adapters/service/database/tables.ts';
import type { PageHits, TextHit, TextSearchQuery } from '#schemas/api/content/find-text.ts';
import { plainText } from '#schemas/content/html/plain-text.ts';
import { indexPages } from '../pages/page-index.ts';
import { findOccurrences, type TextSearch } from './find-occurrences.ts';
import { hasMarks } from './marks.ts';
import { searchWords } from './match-words.ts';
import { replaceOccurrences } from './replace-occurrences.ts';
import { type TextField, textsOfPage } from './text-fields.ts';

/** How many characters around a hit are shown. */
const contextLength = 60;

/** Where a text occurs in the drafts of the pages, a part of the pages at a time. */
export async function findText(
  database: Database,
  { start, limit, ...search }: TextSearchQuery,
): Promise<{ readonly pages: PageHits[]; readonly total: number }> {
  const ids = await findCandidates(database, search.text);
  const part = ids.slice(start, start + limit);
  const rows =
    part.length === 0
      ? []
      : await database
          .selectFrom('pages')
          .select(['id', 'title', 'draft', 'draft_version', 'published', 'scheduled_at'])
          .where('id', 'in', part)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .execute();
  const pages = rows.map(({ id, title, draft, draft_version, published, scheduled_at }) => ({
    id,
    ...(title !== null && { title }),
    draftVersion: draft_version,
    isLive: published !== null,
    isScheduled: scheduled_at !== null,
    hits: textsOfPage(JSON.parse(draft ?? published ?? 'null')).flatMap((field) => hitsIn(field, search)),
  }));
  return { pages: pages.filter(({ hits }) => hits.length > 0), total: ids.length };
}

/** The pages with all words of the text somewhere, which is quick to find out. */
async function findCandidates(database: Database, text: string): Promise<readonly string[]> {
  const words = searchWords(text);
  return (await indexPages(database))
    .filter((page) => words.every((word) => page.text.normalized.includes(word.normalized)))
    .map(({ id }) => id);
}

/** The addresses of links and numbers are not texts: they are changed in their fields. */
export const isReplaceable = ({ format }: TextField): boolean => format === 'text' || format === 'html';

/** Whether a new value leaves a required text empty. */
export const isMissing = ({ format, isRequired }: TextField, value: string): boolean =>
  isRequired === true && (format === 'html' ? plainText(value) : value).trim() === '';

/** Where a text occurs in a field. */
export function hitsIn(field: TextField, search: TextSearch): TextHit[] {
  const { path, value, format, title, tile, owner } = field;
  if (format === 'link') return [];
  const occurrences = findOccurrences(field, search);
  if (occurrences.length === 0) return [];
  const isNeeded =
    isReplaceable(field) &&
    isMissing(
      field,
      replaceOccurrences(field, occurrences, () => ''),
    );
  const shown = (text: string): string => (format === 'html' ? plainText(text) : text).replace(/\s+/g, ' ');
  return occurrences.map(({ start, end }, occurrence) => ({
    path: [...path],
    occurrence,
    field: title,
    ...(tile && { tile }),
    before: format === 'number' && owner !== undefined ? `${owner}: ` : lastPart(shown(value.slice(0, start))),
    match: shown(value.slice(start, end)),
    after: firstPart(shown(value.slice(end))),
    ...(isNeeded && { isNeeded: true }),
    ...(format === 'number' && { isNumber: true }),
    ...(format === 'html' && hasMarks(value.slice(start, end)) && { isPartlyMarked: true }),
  }));
}

const firstPart = (text: string): string => (text.length > contextLength ? `${text.slice(0, contextLength)}…` : text);
const lastPart = (text: string): string => (text.length > contextLength ? `…${text.slice(-contextLength)}` : text);
