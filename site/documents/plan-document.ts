import type { BlockOptions, PageContext } from '#renderer/block.ts';
import { fillNames } from '#renderer/names/fill-names.ts';
import { loadNeeds } from '#renderer/needs/load-needs.ts';
import { planNeeds } from '#renderer/needs/plan-needs.ts';
import { readPage } from '#renderer/read/read-page.ts';
import type { RenderMode } from '#renderer/render/render-page.tsx';
import type { FormVisit } from '#schemas/forms/form-visit.ts';
import { isOpenJob } from '#schemas/job/job-category.ts';
import { formatPath, type Problem } from '#schemas/problem/problem.ts';
import type { Reach } from '#schemas/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import type { Settings } from '#schemas/settings/settings.ts';
import type { BookingFacts, BookingQuestions } from '#schemas/table-booking/booking-facts.ts';
import type { BookingVisit } from '#schemas/table-booking/booking-visit.ts';
import type { Tile } from '#schemas/tile/tile.ts';
import type { WalletVisit } from '#schemas/wallet/wallet.ts';
import { beginVisit } from '../booking/begin-visit.ts';
import { noteFacts } from '../booking/note-facts.ts';
import type { ShownJourney } from '../booking/record-unavailable.ts';
import type { SentBooking } from '../booking/visit-of.ts';
import type { FormSettings } from '../forms/form-settings.ts';
import { dayIn } from '../frame/due/due-on.ts';
import type { FrameFacts } from '../frame/frame-facts.ts';
import { reasonOf, type SiteLog } from '../log/site-log.ts';
import type { Route } from '../routes/match-route.ts';
import type { WalletDesk } from '../wallet/wallet-desk.ts';
import type { ContentSource } from './content-source.ts';
import { describeHead } from './describe-head.ts';
import { createLoaders } from './loaders.ts';
import { namesOf } from './names-of.ts';
import type { PlannedDocument, PlannedError } from './planned-document.ts';
import { answeredForm, findSubject, pageOfForm, settingsFor } from './posted-form.ts';
import type { Subject } from './resolve-route.ts';
import type { JobSearchOptions } from './search-jobs.ts';
import { describeData } from './structured-data/describe-data.ts';
import { trailOf } from './trail-of.ts';

export const notFoundMessage = 'This page could not be found';
export const failureMessage = 'Something went wrong. Please try again in a moment.';

export interface DocumentRequest {
  readonly route: Route;
  /** The tidy path, as in the address. */
  readonly path: string;
  readonly query: PageContext['query'];
  readonly now: Date;
  readonly mode: RenderMode;
  /** What came of a form that was sent to the address; absent where none was. */
  readonly sent?: SentBooking | undefined;
  /** A form of the page that was sent, as it is shown again; absent where none was. */
  readonly form?: FormVisit | undefined;
  /** The e-mail address of the visitor, who has just joined the mailing list. */
  readonly joined?: string | undefined;
  /** What became of a card for a wallet that was asked for; absent where none was. */
  readonly wallet?: WalletVisit | undefined;
}

export interface DocumentWorld {
  readonly source: ContentSource;
  readonly booking: BookingQuestions;
  readonly forms: FormSettings;
  readonly wallets: Pick<WalletDesk, 'offered'>;
  /** The site's public address, without a slash at the end. */
  readonly origin: string;
  /** How long the data of a page's tiles may take together, in milliseconds. */
  readonly needsLimitMs: number;
  readonly options: BlockOptions;
  /** Whether a restaurant's page asks for its own offers. */
  readonly offersPerRestaurant: boolean;
  /** How far the finder looks, and how much it shows. */
  readonly reach: Reach;
  /** How vacancies are searched for. */
  readonly jobSearch: JobSearchOptions;
  /** What the configuration says of everything around the page. */
  readonly frame: FrameFacts['configuration'];
  /** Whether the server turns drawings into photographs for social networks. */
  readonly socialCards: boolean;
  readonly log: SiteLog;
}

/**
 * Finds out what an address shows and gathers all that is needed to draw it. Never rejects: what cannot be had
 * becomes the error page. "It does not exist" and "it cannot be had now" are kept apart, because only the first
 * may be remembered.
 */
export async function planDocument(request: DocumentRequest, world: DocumentWorld): Promise<PlannedDocument> {
  const frame: FrameFacts = { configuration: world.frame, now: request.now };
  let settings: Settings | undefined;
  try {
    [settings] = await Promise.all([world.source.settings(), world.source.restaurants()]);
    const subject = await findSubject(request, world.source);
    if (subject.kind === 'missing') return { kind: 'error', status: 404, message: subject.message, settings, frame };
    return await planPage(request, world, { settings, frame }, subject);
  } catch (error) {
    world.log({ level: 'error', event: 'document-failed', path: request.path, message: reasonOf(error) });
    return failure(frame, settings);
  }
}

const failure = (frame: FrameFacts, settings?: Settings): PlannedError => ({
  kind: 'error',
  status: 500,
  message: failureMessage,
  settings,
  frame,
});

async function planPage(
  request: DocumentRequest,
  world: DocumentWorld,
  { settings, frame }: { readonly settings: Settings; readonly frame: FrameFacts },
  subject: Extract<Subject, { kind: 'found' }>,
): Promise<PlannedDocument> {
  const answer = await world.source.page(subject.pageId);
  if (answer.kind === 'missing') return { kind: 'error', status: 404, message: notFoundMessage, settings, frame };
  const form = answeredForm(request);
  const page = answer.kind === 'found' ? answer.page : form && pageOfForm(form);
  if (page === undefined) throw new Error(answer.kind === 'failed' ? answer.reason : 'no page');
  const read = readPage(
    withHeroTiles(page, subject.pageId === '_restaurant' ? (subject.restaurant?.heroTiles ?? []) : []),
  );
  // A page of nothing but faults is no page: the last good copy, or the page that says so, is better than a blank.
  if (!read.ok || (request.mode === 'public' && read.value.tiles.length === 0 && read.problems.some(isOfTile))) {
    for (const { code, message, path } of read.problems) {
      world.log({
        level: 'error',
        event: 'content-problem',
        pageId: subject.pageId,
        code,
        field: formatPath(path),
        message,
      });
    }
    return failure(frame, settings);
  }
  const { tiles, problems } = fillNames(read.value.tiles, namesOf(subject));
  const { restaurant } = subject;
  const booking = await beginVisit({
    asked: request,
    restaurant,
    questions: world.booking,
    options: world.options.booking,
  });
  const context: PageContext = {
    pageId: subject.pageId,
    path: request.path,
    now: request.now,
    area: subject.area,
    query: request.query,
    options: world.options,
    booking,
    form: request.form,
    wallet: request.wallet,
  };
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    {
      ...subject.needs,
      joined: request.joined,
      near: request.query.near?.join(' ') ?? subject.needs.near,
      // Who is thanked chooses nothing any more: nothing is asked of the booking system.
      ...(booking && booking.outcome?.kind !== 'done' && { booking: { step: booking.step, choice: booking.choice } }),
    },
  );
  const { loaders, facts } = noteFacts(createLoaders({ ...world, forms: settingsFor(request, world.forms) }));
  const answers = await loadNeeds(plan.needs, loaders, world.needsLimitMs);
  const trail = trailOf(subject);
  const isOver = subject.job !== undefined && !isOpenJob(subject.job, dayIn(request.now));
  // A vacancy that has closed is no posting: search engines take one that is stated for open.
  const stated = isOver ? { ...subject, job: undefined } : subject;
  const head = describeHead({
    envelope: read.value.envelope,
    settings,
    subject,
    path: request.path,
    origin: world.origin,
    socialCards: world.socialCards,
    isFaulty: isFaulty(request.form) || isFaulty(request.sent) || request.wallet !== undefined,
  });
  return {
    kind: 'page',
    status: isOver ? 410 : 200,
    whole: answer.kind === 'found' && [...answers.values()].every((answer) => answer.ok || answer.reason === 'missing'),
    settings,
    frame,
    head,
    page: { ...read.value, tiles },
    plan,
    answers,
    context,
    mode: request.mode,
    problems: [...read.problems, ...problems],
    restaurant,
    journey: booking && restaurant && shownJourney(restaurant, booking, facts(), request.sent),
    scrollTo: subject.scrollTo,
    trail,
    structuredData: describeData({ settings, subject: stated, trail, origin: world.origin, applies: isApplied(tiles) }),
  };
}

const isFaulty = (sent: { readonly faults?: object | undefined } | undefined): boolean =>
  Object.keys(sent?.faults ?? {}).length > 0;

const shownJourney = (
  { storeId }: Restaurant,
  visit: BookingVisit,
  facts: BookingFacts,
  sent: SentBooking | undefined,
): ShownJourney => ({ storeId, visit, facts, sentKey: sent?.idempotencyKey });

/** Whether one can apply for a vacancy on the page itself. */
const isApplied = (tiles: readonly { readonly tile: Tile }[]): boolean =>
  tiles.some(({ tile }) => tile.formType === 'job-apply' || (tile.type === 'job-detail' && tile.applies));

const isOfTile = ({ severity, path }: Problem): boolean => severity === 'error' && path[0] === 'tiles';

/** A restaurant's own tiles come before those that all restaurant pages share. */
function withHeroTiles(page: unknown, heroTiles: readonly unknown[]): unknown {
  if (heroTiles.length === 0 || typeof page !== 'object' || page === null || !('tiles' in page)) return page;
  return Array.isArray(page.tiles) ? { ...page, tiles: [...heroTiles, ...page.tiles] } : page;
}
