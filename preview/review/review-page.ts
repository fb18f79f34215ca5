import { readPage } from '#blocks/page-reader.ts';
import type { Finding, ReviewedPage, ReviewFacts, Rule } from './finding.ts';
import { allergenRecords } from './rules/allergen-records.ts';
import { brokenLinks } from './rules/broken-links.ts';
import { envelope } from './rules/envelope.ts';
import { fieldsWithoutEffect } from './rules/fields-without-effect.ts';
import { headingOrder } from './rules/heading-order.ts';
import { linkTexts } from './rules/link-texts.ts';
import { incompleteOffers } from './rules/offers.ts';
import { redirectedAddress } from './rules/redirected-address.ts';
import { references } from './rules/references.ts';
import { rowLayout } from './rules/row-layout.ts';
import { sampleTexts } from './rules/sample-texts.ts';
import { schemaProblems } from './rules/schema-problems.ts';
import { textAlternatives, textTags } from './rules/text-alternatives.ts';
import { pageParts, weight } from './rules/weight.ts';

const rules: readonly Rule[] = [
  schemaProblems,
  rowLayout,
  textAlternatives,
  textTags,
  sampleTexts,
  fieldsWithoutEffect,
  headingOrder,
  references,
  incompleteOffers,
  allergenRecords,
  brokenLinks,
  linkTexts,
  envelope,
  weight,
  pageParts,
  redirectedAddress,
];

/**
 * Reviews a page before it is published: its stored content, and the facts around it. Errors come first, then findings
 * in page order. Pure. Contrast is not included, because it needs a browser.
 */
export const reviewPage = (content: unknown, facts: ReviewFacts = {}): Finding[] =>
  reviewParsedPage(parseForReview(content), facts);

/** Parses a page's stored content for a review, and for gathering its facts. */
export function parseForReview(content: unknown): ReviewedPage {
  const read = readPage(content);
  return { content, page: read.ok ? read.value : undefined, problems: read.problems };
}

/** Reviews a page that is parsed already. */
export const reviewParsedPage = (reviewed: ReviewedPage, facts: ReviewFacts): Finding[] =>
  rules.flatMap((rule) => rule(reviewed, facts)).sort((one, other) => sortKeyOf(one) - sortKeyOf(other));

const tileOf = ({ path: [list, at] }: Finding): number => (list === 'tiles' && typeof at === 'number' ? at + 1 : 0);

/** More than the maximum number of tiles on a page. */
const maxTiles = 10_000;
const sortKeyOf = (finding: Finding): number => (finding.severity === 'error' ? 0 : maxTiles) + tileOf(finding);
