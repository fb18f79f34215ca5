import { mapPageReply } from '#adapters/api-client/mapping/map-page-reply.ts';
import type { ApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { readJson } from '#adapters/json/read-json.ts';
import type { ReadPage } from '#blocks/page-reader.ts';
import type { ReviewFacts } from '../review/finding.ts';
import { parseForReview } from '../review/review-page.ts';
import { checkContent } from './check-content.ts';
import { describePage } from './describe-page.ts';

interface FileCheck {
  /** The id of a page that states none. */
  readonly id: string;
  readonly mapping: ApiMapping;
  /** What the page refers to; undefined if that is not known. */
  readonly readFacts: (page: ReadPage) => Promise<ReviewFacts | undefined>;
}

interface FileReport {
  readonly lines: readonly string[];
  /** Whether the page can be shown with all its tiles. */
  readonly isValid: boolean;
}

/** Describes the page in the text of a file, as the site would read it from the API. */
export async function checkFile(text: string, { id, mapping, readFacts }: FileCheck): Promise<FileReport> {
  const json = readJson(text);
  if (!json.ok) return { lines: [`Not JSON: ${json.message}`], isValid: false };
  const content = mapPageReply(json.value, id, mapping);
  const report = describePage(content);
  const reviewed = parseForReview(content);
  const facts = reviewed.page ? await readFacts(reviewed.page) : {};
  const note = 'note: links and ids were not checked, because nothing is running. Start it with npm start.';
  const lines = [report.text, ...checkContent(reviewed, facts ?? {}, mapping), ...(facts ? [] : [note])];
  return { lines, isValid: report.isValid };
}
