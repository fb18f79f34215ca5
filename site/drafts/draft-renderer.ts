import { createHash } from 'node:crypto';
import type { Call } from '#adapters/api-client/call-input.ts';
import type { RepairDraft } from '#adapters/api-client/client.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import type { StoredDocument } from '../pages/cache/document-cache.ts';
import type { DocumentRenderer } from '../pages/document-renderer.ts';
import { decodeBody } from '../pages/finish/encode-body.ts';
import { planDocument } from '../pages/plan/plan-document.ts';
import type { PlannedDocument } from '../pages/plan/planned-document.ts';
import { changeCandidates } from '../pages/plan/time/change-candidates.ts';
import type { PlanDependencies } from '../pages/resolve/document-request.ts';
import type { RenderCalls } from '../rendering/render-calls.ts';
import { matchRoute } from '../routing/match-route.ts';
import { parseQuery } from '../routing/parse-query.ts';
import { draftSource, exampleSource } from './content/draft-source.ts';
import { loadDraftItems } from './content/load-draft-items.ts';
import { withDraftItems } from './content/with-draft-items.ts';
import type { DraftAddress } from './draft-address.ts';
import { createTileVersioning, type TileVersions } from './tile-versions.ts';

/** An unsaved page. Its other fields are checked when it is rendered. */
export interface UnsavedPage {
  readonly id: string;
}

export interface Draft {
  readonly address: DraftAddress;
  /** Rendered instead of the saved draft. */
  readonly unsavedPage?: UnsavedPage | undefined;
}

/** How a draft is shown. */
export interface DraftView {
  /** Whether the preview app asks for it, which shows it in a frame. */
  readonly isFromApp: boolean;
  /** Markup added for an editor who views the draft on the site. */
  readonly overlay: string;
  /** The tiles that the preview app has: only the others are rendered. Absent: the whole document is rendered. */
  readonly knownTiles?: TileVersions | undefined;
}

interface DraftRendererDependencies {
  readonly documents: Pick<DocumentRenderer, 'renderPlanned'>;
  readonly dependencies: PlanDependencies;
  readonly call: Call;
  readonly repairDraft: RepairDraft;
  readonly clock: () => Date;
  /** The name of the build; undefined in development. */
  readonly build?: string | undefined;
}

/** Renders drafts in the same way as public pages. */
export function createDraftRenderer({
  documents,
  dependencies,
  call,
  repairDraft,
  clock,
  build,
}: DraftRendererDependencies): Pick<RenderCalls, 'draftPage' | 'draftCandidates' | 'draftFingerprint'> {
  const plan = ({ address, unsavedPage }: Draft): Promise<PlannedDocument> => {
    const { path, tile, items, revision, isScheduled, isLivePage } = address;
    const shownId = pageWithoutAddressAt(path);
    const loading = items.length > 0 ? loadDraftItems(call, items, { isScheduled }) : undefined;
    const content = loading ? withDraftItems(dependencies.source, loading, repairDraft) : dependencies.source;
    const source = tile
      ? exampleSource(content, tile)
      : draftSource(content, { call, repairDraft }, { shownId, unsavedPage, revision, isScheduled, isLivePage });
    return planDocument(
      {
        route: shownId === undefined ? matchRoute(path) : { kind: 'page', id: shownId },
        path,
        query: parseQuery(address.search).query,
        now: address.at ?? clock(),
        mode: 'preview',
      },
      { ...dependencies, source },
    );
  };

  const render = async (
    draft: Draft,
    { isFromApp, overlay, knownTiles, isUncompressed = false }: DraftView & { readonly isUncompressed?: boolean },
  ): Promise<StoredDocument> => {
    const planned = await plan(draft);
    const page = planned.kind === 'page' && draft.address.isStatic ? { ...planned, isStatic: true } : planned;
    // In development blocks change all the time.
    const versioning =
      knownTiles && build !== undefined && page.kind === 'page'
        ? createTileVersioning({ known: knownTiles, build, page: page.context })
        : undefined;
    return documents.renderPlanned(page, draft.address.path, {
      versioning,
      isFrameable: isFromApp,
      addedMarkup: isFromApp ? '' : overlay,
      headers: [['X-Robots-Tag', 'noindex, nofollow']],
      isUncompressed,
    });
  };

  return {
    draftPage: ({ draft, view }) => render(draft, view),
    draftCandidates: async ({ draft, window }) =>
      changeCandidates(await plan(draft), window, dependencies.options.collectionCloses),
    async draftFingerprint(draft) {
      const still = { ...draft, address: { ...draft.address, isStatic: true } };
      const { body } = await render(still, { isFromApp: true, overlay: '', isUncompressed: true });
      const html = (await decodeBody(body)).toString();
      return createHash('sha256').update(stripSealedValues(html)).digest('base64url');
    },
  };
}

/** Pages without an address for visitors have one for drafts: their id. */
function pageWithoutAddressAt(path: string): string | undefined {
  const id = path.slice(1);
  return isPageWithoutAddress(id) && pageId.safeParse(id).success ? id : undefined;
}

/** Forms carry sealed values that differ in every rendering. They are not visible. */
const stripSealedValues = (html: string): string => html.replace(/<input type="hidden"[^>]*>/g, '');
