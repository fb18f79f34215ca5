import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { type OfferState, offerState } from '#schemas/domain/offer/offer-state.ts';
import type { KindView } from '../../kind-views.ts';
import { isEndedVacancy } from '../is-ended-vacancy.ts';

// Only these fields are parsed: the others may be invalid.
const period = offerSchema.pick({ startDate: true, endDate: true });

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** When pages list an item. */
interface ListingPeriod {
  readonly state: OfferState;
  /** The first day of what is coming, the last of what is over: “20 December”. */
  readonly day: string;
}

/** When pages list an item: only offers have a first and a last day. */
export function listingPeriod(kind: ContentKind, content: unknown, now: Date): ListingPeriod {
  const { data } = period.safeParse(content);
  if (kind !== 'offer' || !data) return { state: 'current', day: '' };
  const state = offerState(data, now);
  const day = { coming: data.startDate, current: undefined, over: data.endDate }[state];
  return { state, day: day === undefined ? '' : dayAndMonth.format(new Date(day)) };
}

/** Introduces the pages that list an item: “It is listed on:”. */
export function listingLead({ state, day }: ListingPeriod, isLive: boolean): string {
  if (state === 'coming') return `It will be listed from ${day} on:`;
  if (state === 'over') return `Its last day was ${day}, so it is no longer listed on:`;
  return isLive ? 'It is listed on:' : 'It will be listed on:';
}

/** What publishing an item has achieved: “The offer is live. Pages list it from 20 December.” */
export function describePublished({ kind, noun, isPlural }: KindView, content: unknown, now: Date): string {
  if (isEndedVacancy(kind, content, now))
    return 'The vacancy is published, but its last day to apply has passed: it is in no list and nobody can apply.';
  const { state, day } = listingPeriod(kind, content, now);
  const period = {
    current: '',
    coming: ` Pages list it from ${day}.`,
    over: ` Pages do not list it: its last day was ${day}.`,
  };
  return `The ${noun} ${isPlural ? 'are' : 'is'} live.${period[state]}`;
}
