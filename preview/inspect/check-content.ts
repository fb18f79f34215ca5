import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Finding, Reviewed, ReviewFacts } from '../review/finding.ts';
import { brokenLinks } from '../review/rules/broken-links.ts';
import { references } from '../review/rules/references.ts';
import { findUnknownFields } from './find-unknown-fields.ts';

/** What is wrong with a page beside what reading it says: unknown fields, and what it names that is not there. */
export function checkContent(reviewed: Reviewed, facts: ReviewFacts): readonly string[] {
  if (!reviewed.page) return [];
  // Anchors can lead to anything with an id: that is known only of a rendered page.
  const links = brokenLinks(reviewed, facts).filter(({ code }) => code !== 'anchor-missing');
  return [
    ...findUnknownFields(reviewed.content, reviewed.page),
    ...[...references(reviewed, facts), ...links].map(describeFinding),
  ];
}

const describeFinding = ({ severity, code, path, message }: Finding): string =>
  `${severity} at ${formatPath(path)} (${code}): ${message}`;
