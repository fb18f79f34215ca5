import { isThisMachine } from '#adapters/access/is-this-machine.ts';
import type { PolicyOrigins } from '#adapters/integrations/third-parties/third-party.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { dayInLondon } from '#schemas/domain/restaurant/day-in-london.ts';
import type { WalletVisit } from '#schemas/domain/wallet/wallet.ts';
import type { FormVisit } from '#schemas/forms/_shared/form-visit.ts';
import type { SentBooking } from '../booking/journey/visit-of.ts';
import type { ShownJourney } from '../booking/record-unavailable.ts';
import { reasonOf } from '../operations/site-log.ts';
import type { Route } from '../routing/match-route.ts';
import type { OfferedValues } from '../routing/offered-values.ts';
import type { DocumentCache, StoredDocument } from './cache/document-cache.ts';
import { reachOf } from './cache/reach.ts';
import { plainPage, storeDocument } from './cache/store-document.ts';
import { failureMessage } from './document-messages.ts';
import { contentSecurityPolicy } from './finish/content-security-policy.ts';
import { finishDocument } from './finish/finish-document.ts';
import { waitForHydration } from './finish/wait-for-hydration.ts';
import { planDocument } from './plan/plan-document.ts';
import { isPrivate, type PlannedDocument } from './plan/planned-document.ts';
import { createProblemReporter } from './report-problems.ts';
import type { DocumentWorld } from './resolve/document-request.ts';
import type { DocumentScope } from './resolve/document-scope.ts';

export interface DocumentsWorld extends DocumentWorld {
  readonly cache: DocumentCache;
  readonly clock: () => Date;
  /** Draws a document to HTML; rejects when the framework cannot. */
  readonly render: (path: string, scope: DocumentScope) => Promise<string>;
  readonly frameScript: () => string;
  /** Headers of every document, such as hints for fonts. */
  readonly headers: readonly (readonly [string, string])[];
  readonly frameOrigins: readonly string[];
  /** What the configured services of others need of the policy of a page. `cards`: a table can be booked on it; `forms`: it has a form. */
  readonly thirdParties: (page: { readonly cards: boolean; readonly forms: boolean }) => PolicyOrigins;
  readonly developing: boolean;
  /** Learns from pages without a query which values their forms offer. */
  readonly offered: Pick<OfferedValues, 'learn'>;
  /** Told of each page of the journey that was drawn for somebody to see. */
  readonly recordUnavailable: (shown: ShownJourney) => void;
}

export interface Address {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** Names the document in the cache: the path with the parts of the query that matter to it. */
  readonly key: string;
  /** Whether the document may be kept for the next visitor with the same key. */
  readonly kept: boolean;
  /** What came of a form that was sent to the address. */
  readonly sent?: SentBooking | undefined;
  /** A form of the page that was sent, as it is shown again; absent where none was. */
  readonly form?: FormVisit | undefined;
  /** The e-mail address of the visitor, who has just joined the mailing list: what is drawn is for nobody else. */
  readonly joined?: string | undefined;
  /** What became of a card for a wallet that was asked for; absent where none was. */
  readonly wallet?: WalletVisit | undefined;
  /** Whether somebody sees it: who asks for its head alone does not. */
  readonly isSeen: boolean;
}

export interface Documents {
  answer(address: Address): Promise<StoredDocument>;
  /** The error page, for addresses that are known to be nowhere. */
  errorPage(status: 404 | 500, message: string): Promise<StoredDocument>;
  /** A document that was planned elsewhere, for one reader alone. */
  show(planned: PlannedDocument, path: string, way?: Way): Promise<StoredDocument>;
}

/** How a document is shown to editors. */
export interface Way {
  /** Whether a page of the same origin may show it in a frame. */
  readonly framed?: boolean;
  /** Markup for the end of its body. */
  readonly added?: string;
  readonly headers?: DocumentsWorld['headers'];
  /** Whether it goes no further than this process: it is not compressed. */
  readonly plain?: boolean;
}

/** Stands in every page on which a table can be booked, because its script is looked for by this mark. */
const journeyMark = 'data-island="booking"';

/** Stands in every page with a form, likewise. */
const formMark = 'data-island="form-';

/** Stands in every page that leads to a wallet, likewise. */
const walletMark = 'name="wallet"';

/** Makes documents: plans them, has them drawn, finishes and compresses them, and keeps them in the cache. */
export function createDocuments(world: DocumentsWorld): Documents {
  const report = createProblemReporter(world.log);

  /** `version` is the state of the content before it was read: what changes meanwhile must be drawn again. */
  const render = async (
    planned: PlannedDocument,
    path: string,
    version: string,
    address?: Address,
    { framed = false, added = '', headers = [], plain = false }: Way = {},
  ): Promise<StoredDocument> => {
    const context = planned.kind === 'page' ? planned.context.pageId : `error-${planned.status}`;
    const html = await world.render(path, { document: planned, onProblems: (problems) => report(context, problems) });
    const structuredData = planned.kind === 'page' ? planned.structuredData : [];
    const still = planned.kind === 'page' && planned.still === true;
    const finished = finishDocument({
      html,
      frameScript: world.frameScript(),
      structuredData,
      whole: world.developing,
      still,
    });
    const ownScripts = world.developing && !still ? waitForHydration(added) : added;
    const policy = contentSecurityPolicy({
      ...finished,
      frameOrigins: world.frameOrigins,
      thirdParties: isPrivate(planned)
        ? undefined
        : world.thirdParties({ cards: html.includes(journeyMark), forms: html.includes(formMark) }),
      formTargets: html.includes(walletMark) ? walletTargets(world.origin) : [],
      framed,
      developing: world.developing,
    });
    const shownAlone = still || (planned.kind === 'page' && planned.mode === 'preview');
    return storeDocument(
      { ...world, headers: [...world.headers, ...headers] },
      {
        status: planned.status,
        whole: planned.kind === 'error' || planned.whole,
        reach: shownAlone ? 'unkept' : reachOf(address),
        html: Buffer.from(
          added === '' ? finished.html : finished.html.replace('</body>', () => `${ownScripts}</body>`),
        ),
        policy,
        version,
        plain,
        before: address?.kept ? world.cache.peek(address.key) : undefined,
      },
    );
  };

  const errorPage = async (
    status: 404 | 500,
    message: string,
    settings: Settings | undefined,
  ): Promise<StoredDocument> => {
    const { version } = world.cache;
    try {
      const frame = { configuration: world.frame, now: world.clock() };
      return await render({ kind: 'error', status, message, settings, frame }, '/', version);
    } catch (error) {
      world.log({ level: 'error', event: 'error-page-failed', message: reasonOf(error) });
      notFound.delete(message);
      return plainPage(world, status, message);
    }
  };

  /** "Not found" is the same page at every address: it is drawn once for each message, content version and day. */
  const notFound = new Map<string, { readonly version: string; readonly page: Promise<StoredDocument> }>();
  const keptErrorPage = (
    status: 404 | 500,
    message: string,
    settings: Settings | undefined,
  ): Promise<StoredDocument> => {
    if (status === 500) return errorPage(status, message, settings);
    const known = notFound.get(message);
    const version = `${world.cache.version} ${dayInLondon(world.clock())}`;
    if (known?.version === version) return known.page;
    const page = errorPage(status, message, settings);
    notFound.set(message, { version, page });
    return page;
  };

  let drawing = 0;
  const make = async (address: Address): Promise<StoredDocument> => {
    const { version } = world.cache;
    if (drawing >= mostDrawings)
      return plainPage(world, 503, 'Too many visitors at once. Please try again in a moment.');
    drawing += 1;
    try {
      return await makeNow(address, version);
    } finally {
      drawing -= 1;
    }
  };

  const makeNow = async (address: Address, version: string): Promise<StoredDocument> => {
    const planned = await planDocument({ ...address, now: world.clock(), mode: 'public' }, world);
    if (planned.kind === 'error') return keptErrorPage(planned.status, planned.message, planned.settings);
    report(planned.context.pageId, planned.problems);
    try {
      const document = await render(planned, address.path, version, address);
      if (address.kept && Object.keys(address.query).length === 0)
        world.offered.learn(document.body.identity.toString());
      if (planned.journey && address.isSeen) world.recordUnavailable(planned.journey);
      return document;
    } catch (error) {
      world.log({ level: 'error', event: 'drawing-failed', path: address.path, message: reasonOf(error) });
      return errorPage(500, failureMessage, planned.settings);
    }
  };

  return {
    errorPage: async (status, message) =>
      keptErrorPage(status, message, await world.source.settings().catch(() => undefined)),
    show: (planned, path, way) =>
      planned.kind === 'error' && !way
        ? keptErrorPage(planned.status, planned.message, planned.settings)
        : render(planned, path, world.cache.version, undefined, way),
    answer: (address) => (address.kept ? world.cache.get(address.key, () => make(address)) : make(address)),
  };
}

/** Documents that are drawn at the same time, at most. More would only wait for each other. */
const mostDrawings = 32;

/**
 * Where a form that leads to a wallet may end: at any address of https, because wallets lead on to their own sign-in, and
 * on somebody's own machine at the page that plays the wallet.
 */
const walletTargets = (origin: string): readonly string[] =>
  isThisMachine(origin) ? ['https:', 'http://127.0.0.1:*'] : ['https:'];
