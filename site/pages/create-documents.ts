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
  /** Renders a document to HTML; rejects when the framework cannot. */
  readonly render: (path: string, scope: DocumentScope) => Promise<string>;
  readonly frameScript: () => string;
  /** Headers of every document, such as hints for fonts. */
  readonly headers: readonly (readonly [string, string])[];
  readonly frameOrigins: readonly string[];
  /**
   * The origins that third-party services need in the policy of a page. `cards`: a table can be booked on it; `forms`:
   * it has a form.
   */
  readonly thirdParties: (page: { readonly cards: boolean; readonly forms: boolean }) => PolicyOrigins;
  readonly developing: boolean;
  /** Learns from pages without a query which values their filter forms have. */
  readonly offered: Pick<OfferedValues, 'learn'>;
  /** Called for each page of the booking journey that was rendered for a visitor. */
  readonly recordUnavailable: (shown: ShownJourney) => void;
}

export interface Address {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The cache key: the path with the parts of the query that affect the page. */
  readonly key: string;
  /** Whether the document may be cached for other visitors. */
  readonly kept: boolean;
  /** The result of a booking form that was posted to the address. */
  readonly sent?: SentBooking | undefined;
  /** A form that was posted to the address, as it is shown again; absent where none was. */
  readonly form?: FormVisit | undefined;
  /** The e-mail address of a visitor who has just joined the mailing list. The document is for them only. */
  readonly joined?: string | undefined;
  /** The result of adding a card to a wallet; absent where this was not requested. */
  readonly wallet?: WalletVisit | undefined;
  /** Whether somebody sees it: false for HEAD requests. */
  readonly isSeen: boolean;
}

export interface Documents {
  answer(address: Address): Promise<StoredDocument>;
  /** The error page for an address that is known not to exist. */
  errorPage(status: 404 | 500, message: string): Promise<StoredDocument>;
  /** Renders a document that was planned elsewhere, for one reader. */
  show(planned: PlannedDocument, path: string, way?: Way): Promise<StoredDocument>;
}

/** How a document is rendered for editors. */
export interface Way {
  /** Whether a page of the same origin may show it in a frame. */
  readonly framed?: boolean;
  /** Markup added to the end of the body. */
  readonly added?: string;
  readonly headers?: DocumentsWorld['headers'];
  /** Whether it stays in this process and needs no compression. */
  readonly plain?: boolean;
}

/** Present in every page on which a table can be booked. */
const journeyMark = 'data-island="booking"';

/** Present in every page with a form. */
const formMark = 'data-island="form-';

/** Present in every page that leads to a wallet. */
const walletMark = 'name="wallet"';

/** Creates documents: plans, renders, finishes, compresses and caches them. */
export function createDocuments(world: DocumentsWorld): Documents {
  const report = createProblemReporter(world.log);

  /**
   * `version` is the version of the content before it was loaded, so that a change in between has the page rendered
   * again.
   */
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

  /** The “not found” page is the same at every address: it is rendered once per message, content version and day. */
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

/** The maximum number of concurrent renderings. More would only wait for each other. */
const mostDrawings = 32;

/**
 * Where a wallet form may redirect: to any https address, because wallets continue to their own sign-in, and on a
 * developer’s machine to the simulated wallet.
 */
const walletTargets = (origin: string): readonly string[] =>
  isThisMachine(origin) ? ['https:', 'http://127.0.0.1:*'] : ['https:'];
