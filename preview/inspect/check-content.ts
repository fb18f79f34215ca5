import { type ApiMapping, readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Finding, ReviewedPage, ReviewFacts } from '../review/finding.ts';
import { brokenLinks } from '../review/rules/broken-links.ts';
import { references } from '../review/rules/references.ts';
import { findUnknownFields } from './find-unknown-fields.ts';

/** Problems of a page beyond those of parsing: unknown fields, and references to missing content. */
export function checkContent(
  reviewed: ReviewedPage,
  facts: ReviewFacts,
  mapping: ApiMapping = readApiMapping(),
): readonly string[] {
  if (!reviewed.page) return [];
  // An anchor can refer to any id, which is known only of a rendered page.
  const links = brokenLinks(reviewed, facts).filter(({ code }) => code !== 'anchor-missing');
  return [
    ...findUnknownFields(reviewed.content, reviewed.page, mapping),
    ...[...references(reviewed, facts), ...links].map(describeFinding),
  ];
}

const describeFinding = ({ severity, code, path, message }: Finding): string =>
  `${severity} at ${formatPath(path)} (${code}): ${message}`;
