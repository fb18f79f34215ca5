import { readPage } from '#blocks/page-reader.ts';
import type { Finding, Reviewed, ReviewFacts, Rule } from './finding.ts';
import { allergenRecords } from './rules/allergen-records.ts';
import { brokenLinks } from './rules/broken-links.ts';
import { envelope } from './rules/envelope.ts';
import { fieldsWithoutEffect } from './rules/fields-without-effect.ts';
import { headingOrder } from './rules/heading-order.ts';
import { linkTexts } from './rules/link-texts.ts';
import { offerEnds } from './rules/offer-ends.ts';
import { references } from './rules/references.ts';
import { rowLayout } from './rules/row-layout.ts';
import { sampleTexts } from './rules/sample-texts.ts';
import { schemaProblems } from './rules/schema-problems.ts';
import { textAlternatives } from './rules/text-alternatives.ts';
import { weight } from './rules/weight.ts';

const rules: readonly Rule[] = [
  schemaProblems,
  rowLayout,
  textAlternatives,
  sampleTexts,
  fieldsWithoutEffect,
  headingOrder,
  references,
  offerEnds,
  allergenRecords,
  brokenLinks,
  linkTexts,
  envelope,
  weight,
];

/**
 * Looks a page over before it is published: its stored content, and what is known of the world around it. Errors come
 * first, then in the order of the page. Pure; contrast is not among what it sees, because that takes a browser.
 */
export const reviewPage = (content: unknown, facts: ReviewFacts = {}): Finding[] =>
  reviewRead(readReviewed(content), facts);

/** Reads a page's stored content for a review, and for gathering its facts. */
export function readReviewed(content: unknown): Reviewed {
  const read = readPage(content);
  return { content, page: read.ok ? read.value : undefined, problems: read.problems };
}

/** The review of a page that was read already. */
export const reviewRead = (reviewed: Reviewed, facts: ReviewFacts): Finding[] =>
  rules.flatMap((rule) => rule(reviewed, facts)).sort((one, other) => rankOf(one) - rankOf(other));

const tileOf = ({ path: [list, at] }: Finding): number => (list === 'tiles' && typeof at === 'number' ? at + 1 : 0);

/** A page has fewer tiles than this. */
const many = 10_000;
const rankOf = (finding: Finding): number => (finding.severity === 'error' ? 0 : many) + tileOf(finding);
