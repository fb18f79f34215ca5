import { describe, expect, it } from 'vitest';
import { isRecord } from '#schemas/content/is-record.ts';
import { callExamples } from '../create-open-api-document.ts';
import { exampleData, firstOf } from './example-data.ts';

/** The values in the examples with their paths, without the content of the demo chain. */
function* valuesIn(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
  if (demoParts.has(value)) return;
  yield [path, value];
  if (Array.isArray(value)) for (const [at, entry] of value.entries()) yield* valuesIn(entry, `${path}.${at}`);
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, `${path}.${name}`);
}
const demoParts = new Set<unknown>([exampleData.settings, ...Object.values(exampleData).filter(Array.isArray).flat()]);
const values = Object.entries(callExamples).flatMap(([name, examples]) => [...valuesIn(examples, name)]);
const isEmpty = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

describe('the examples of the calls', () => {
  it('have no empty text or list, except where nothing has changed [upstream.openapi]', () => {
    expect(values.length).toBeGreaterThan(800);
    expect(values.filter(([, value]) => isEmpty(value)).map(([path]) => path)).toEqual([
      'changes.current.reply.changes',
    ]);
  });

  it('succeed, except what each shows as a failure [upstream.openapi]', () => {
    const outcomes = values.filter(([path]) => path.endsWith('.reply.success'));
    expect(outcomes.length).toBeGreaterThan(15);
    expect(outcomes.filter(([, success]) => success !== true).map(([path]) => path.split('.').slice(0, 2))).toEqual([
      ['createBooking', 'taken'],
      ['findBooking', 'unknown'],
      ['changeBooking', 'taken'],
      ['joinWaitingList', 'free'],
      ['acceptOffer', 'late'],
      ['jobApplication', 'repeated'],
    ]);
  });

  it('are one story: a guest without promotions, a table without card, a draft of an editor [upstream.openapi]', () => {
    const flags = values.filter(
      ([path, value]) => typeof value === 'boolean' && !path.endsWith('.success') && !path.endsWith('.indexed'),
    );
    const paths = (expected: boolean) => flags.filter(([, value]) => value === expected).map(([path]) => path);
    expect(paths(true)).toEqual([
      'availability.nearby.reply.data.0.available',
      'slots.bath.reply.data.0.available',
      'slots.bath.reply.data.1.available',
      'slots.bath.reply.data.2.available',
      'slots.bath.reply.data.3.available',
      'slots.bath.reply.data.3.canEnquire',
      'enquiry.sent.reply.isEnquiry',
      'createBooking.booked.reply.isMailed',
      'upsells.bath.reply.data.0.available',
      'managedBooking.bath.reply.data.canChange',
      'managedBooking.bath.reply.data.canCancel',
      'managedTimes.evening.reply.data.0.available',
      'waitingEntry.offered.reply.data.hasOtherTimes',
      'voucher.claimed.body.acceptTerms',
      'jobApplication.sent.body.experience.0.isCurrentRole',
      'customerPreferences.ada.reply.websiteSmsOptIn',
      'customerPreferences.ada.reply.interests.0.checked',
      'updateCustomerPreferences.saved.body.interests.0.checked',
      'signUp.joined.body.acceptTerms',
      'updateWallet.added.reply.data.updated',
      'listPages.all.reply.pages.0.hasDraft',
      'draft.referral.reply.state.hasDraft',
      'saveDraft.referral.reply.hasDraft',
      'unpublishPage.undone.body.keepsSchedule',
      'schedulePage.christmas.reply.hasDraft',
      'schedulePage.moved.body.keepsScheduled',
      'schedulePage.moved.reply.hasDraft',
      'pageUses.hours.reply.uses.0.isLive',
      'deletePage.referral.reply.hasDraft',
      'deletePage.referral.reply.restoresLive',
      'restorePage.referral.body.asDraft',
      'restorePage.referral.reply.hasDraft',
      'findPages.drafts.reply.pages.0.hasDraft',
      'findPages.byId.reply.pages.0.hasDraft',
      'movePage.guide.body.redirect',
      'findText.friend.reply.pages.0.isLive',
      'findText.friend.reply.pages.0.isScheduled',
      'replaceText.friend.reply.state.hasDraft',
      'findContentText.offer.reply.items.0.isLive',
      'findContentText.offer.reply.items.0.isScheduled',
      'replaceContentText.offer.reply.state.isLive',
      'replaceContentText.offer.reply.state.hasDraft',
      'siteLinks.menu.reply.items.0.links.0.isLive',
      'siteLinks.menu.reply.items.0.links.0.isDraft',
      'listContent.offers.reply.items.0.isLive',
      'listContent.offers.reply.items.0.hasDraft',
      'contentDraft.offer.reply.state.isLive',
      'contentDraft.offer.reply.state.hasDraft',
      'saveContentDraft.offer.reply.isLive',
      'saveContentDraft.offer.reply.hasDraft',
      'scheduleContent.christmas.reply.isLive',
      'scheduleContent.christmas.reply.hasDraft',
      'publishContent.newAddress.body.redirects.0.prefix',
      'discardContentDraft.offer.reply.isLive',
      'unpublishContent.offer.reply.hasDraft',
      'unpublishContent.undone.body.keepsSchedule',
      'unpublishContent.undone.reply.hasDraft',
      'restoreContent.post.reply.isLive',
      'contentUses.offer.reply.uses.0.isLive',
      'mediaUses.image.reply.uses.0.isLive',
      'replaceMedia.image.reply.uses.0.isLive',
      'applications.all.reply.applications.0.experience.0.isCurrentRole',
    ]);
    expect(paths(false)).toEqual([
      'token.visitor.body.clearCache',
      'slots.bath.reply.data.0.canEnquire',
      'slots.bath.reply.data.1.canEnquire',
      'slots.bath.reply.data.2.canEnquire',
      'requirements.bath.reply.data.isEnquiry',
      'requirements.bath.reply.data.creditCardRequired',
      'requirements.bath.reply.data.isPhoneRequired',
      'enquiry.sent.body.customer.shouldReceivePromotions',
      'enquiry.sent.body.customer.shouldReceiveSms',
      'createBooking.booked.body.customer.shouldReceivePromotions',
      'createBooking.booked.body.customer.shouldReceiveSms',
      'createBooking.booked.reply.isEnquiry',
      'createBooking.taken.body.customer.shouldReceivePromotions',
      'createBooking.taken.body.customer.shouldReceiveSms',
      'managedTimes.evening.reply.data.0.canEnquire',
      'changeBooking.later.reply.isEnquiry',
      'changeGuest.married.reply.isEnquiry',
      'waitingTimes.evening.reply.data.isPhoneRequired',
      'jobApplication.sent.body.experience.1.isCurrentRole',
      'customerPreferences.ada.reply.interests.1.checked',
      'signUp.joined.body.acceptSMSTerms',
      'pageUses.hours.reply.uses.0.isDraft',
      'movePage.guide.reply.hasDraft',
      'releases.december.reply.releases.0.isWholeDay',
      'discardContentDraft.offer.reply.hasDraft',
      'unpublishContent.offer.reply.isLive',
      'unpublishContent.undone.reply.isLive',
      'deleteContent.post.reply.isLive',
      'deleteContent.post.reply.hasDraft',
      'restoreContent.post.reply.hasDraft',
      'contentUses.offer.reply.uses.0.isDraft',
      'mediaUses.image.reply.uses.0.isDraft',
      'replaceMedia.image.reply.uses.0.isDraft',
      'bookingsOfDay.bath.reply.bookings.0.hasCard',
      'cancelBooking.cancelled.reply.hasCard',
      'signUps.all.reply.signUps.0.sms',
    ]);
  });

  it('say of each published page whether search engines may list it, as the page does [upstream.openapi]', () => {
    const { pages } = callExamples.publishedPages.all?.reply ?? { pages: [] };
    const listed = exampleData.pages.filter((page) => !('indexed' in page) || page.indexed !== false);
    expect(
      pages
        .filter(({ indexed }) => indexed)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      listed
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('_'))
        .sort(),
    );
  });
});

describe('the content in the examples', () => {
  it('is a part of the demo chain that is complete in itself [upstream.openapi]', () => {
    const { restaurants, menus, offers, jobs, social, pages } = exampleData;
    expect(restaurants.map(({ slug }) => slug).sort()).toEqual(['bath', 'covent-garden', 'oxford', 'soho']);
    expect(menus.map(({ id }) => id).sort()).toEqual(['drinks', 'kids', 'main']);
    expect([offers.length, jobs.length, social.length]).toEqual([4, 4, 3]);
    const served = restaurants.flatMap((restaurant) => restaurant.menus ?? []);
    expect([...new Set(served)].sort()).toEqual(['drinks', 'kids', 'main']);
    const leftOut = ['tiles', 'faqs', 'cookies', 'table-for-everyone', 'allergens', 'careers'];
    expect(pages.filter(({ id }) => leftOut.includes(id))).toEqual([]);
    expect(pages.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['home', '_restaurant', '_menu', '_offer', '_job']),
    );
  });

  it('does not end on any day [upstream.openapi]', () => {
    for (const offer of exampleData.offers) expect(Object.keys(offer)).not.toEqual(expect.arrayContaining(['endDate']));
    for (const own of [...exampleData.offers, ...exampleData.jobs])
      for (const name of ['startDate', 'endDate', 'datePosted', 'validThrough']) expect(own).not.toHaveProperty(name);
  });

  it('says if the demo chain lacks something that the examples show [upstream.openapi]', () => {
    expect(firstOf(['one', 'two'])).toBe('one');
    expect(() => firstOf([])).toThrow('The demo chain lacks an entry that the examples need.');
  });
});
