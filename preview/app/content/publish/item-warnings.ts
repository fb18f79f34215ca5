import { findContactWarnings } from '#preview/review/items/contact-warnings.ts';
import { findDeadLinks, type LinkFacts } from '#preview/review/items/dead-links.ts';
import { findDeadTargets } from '#preview/review/items/dead-targets.ts';
import { findOfferWarnings } from '#preview/review/items/offer-warnings.ts';
import { findOpeningHoursWarnings } from '#preview/review/items/opening-hours-warnings.ts';
import { findNewValues, type ValueFacts } from '#preview/review/items/vacancies/new-values.ts';
import { type FixableWarning, findPlaceWarnings } from '#preview/review/items/vacancies/place-warnings.ts';
import type { PlaceFacts } from '#preview/review/items/vacancies/restaurant-place.ts';
import { findTextTags } from '#preview/review/values/text-tags.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import type { AddressFacts } from '#schemas/content/rules/hidden-pages.ts';
import { isEndedVacancy } from './is-ended-vacancy.ts';
import { listingPeriod } from './places/listing-period.ts';

/** What an editor should know before publishing an item at `now`, though nothing prevents it. */
export function findItemWarnings(
  kind: ContentKind,
  content: unknown,
  facts: AddressFacts & LinkFacts & PlaceFacts & ValueFacts,
  now: Date,
): readonly FixableWarning[] {
  return [
    ...warningsOfKind(kind, content, facts, now),
    ...findContactWarnings(kind, content),
    ...findDeadLinks(kind, content, facts),
    ...findTextTags(contentDefinitions[kind].schema, content),
  ];
}

function warningsOfKind(
  kind: ContentKind,
  content: unknown,
  facts: AddressFacts & PlaceFacts & ValueFacts,
  now: Date,
): readonly FixableWarning[] {
  switch (kind) {
    case 'settings':
      return findDeadTargets(content, facts);
    case 'job':
      return [
        ...(isEndedVacancy(kind, content, now) ? [closedJob] : []),
        ...findPlaceWarnings(content, facts),
        ...findNewValues(content, facts),
      ];
    case 'offer':
      return [...findOfferWarnings(content), ...endedOffer(content, now)];
    case 'restaurants':
      return findOpeningHoursWarnings(content);
    default:
      return [];
  }
}

const closedJob: RuleError = {
  path: ['validThrough'],
  message: 'The last day to apply is past, so the vacancy is in no list and nobody can apply.',
};

function endedOffer(content: unknown, now: Date): RuleError[] {
  if (listingPeriod('offer', content, now).state !== 'over') return [];
  return [{ path: ['endDate'], message: 'The last day is past: the offer is over.' }];
}
