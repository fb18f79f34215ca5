import type { z } from 'zod';
import { ApiProblem, isAbsentCall } from '#adapters/api-client/api-problem.ts';
import type { AnyCallInput, Call, CallArguments, CallInput, CallOptions } from '#adapters/api-client/call-input.ts';
import { buildBody, buildPath } from '#adapters/api-client/transport/build-path.ts';
import type { Clock } from '#adapters/clock.ts';
import { selectPages } from '#adapters/service/content/pages/select-pages.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { defaultTemplates } from '#site/pages/source/templates/default-templates.ts';
import type { LocalDraft, LocalDrafts } from './local-drafts.ts';

interface LocalEditing {
  readonly call: Call;
  /** The public content of the API. */
  readonly source: ContentSource;
  readonly drafts: LocalDrafts;
  readonly clock: Clock;
  readonly log: SiteLog;
}

export interface EditingCall {
  readonly call: Call;
  /** Whether the API has the calls for editing. Without them drafts are stored on this machine only. */
  readonly storesPages: () => Promise<boolean>;
}

/**
 * Answers the calls for editing from local drafts if the API has none of them, which is asked once. A draft is compared
 * with the page of the API, and cannot be published.
 */
export function withLocalDrafts(input: LocalEditing): EditingCall {
  const { call, log } = input;
  let known: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      await call(endpoints.listPages);
      return true;
    } catch (error) {
      if (!isAbsentCall(error)) throw error;
      log({
        level: 'info',
        event: 'drafts-local',
        message:
          'The API has no calls for editing, or does not accept EDITOR_KEY. Drafts are stored in the data folder.',
      });
      return false;
    }
  }

  const storesPages = (): Promise<boolean> => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  function callEither<Called extends Endpoint>(
    endpoint: Called,
    ...rest: CallArguments<Called>
  ): Promise<z.output<Called['reply']>>;
  async function callEither(endpoint: Endpoint, values: CallInput<Endpoint> = {}, options: CallOptions = {}) {
    if (endpoint.access !== 'editor' || (await storesPages())) return call(endpoint, values, options);
    checkInput(endpoint, values);
    return endpoint.reply.parse(await answerLocally(input, endpoint, values));
  }

  return { storesPages, call: callEither };
}

/** Throws the `ApiProblem` that invalid input of the same call to the API has. */
function checkInput(endpoint: Endpoint, values: AnyCallInput): void {
  buildPath(endpoint, values);
  buildBody(endpoint, values);
}

const pageIdOf = ({ params }: AnyCallInput): string =>
  isRecord(params) && typeof params.id === 'string' ? params.id : '';

async function answerLocally(editing: LocalEditing, endpoint: Endpoint, input: AnyCallInput): Promise<unknown> {
  const id = pageIdOf(input);
  switch (endpoint.name) {
    case endpoints.listPages.name:
      return { pages: await listPages(editing) };
    case endpoints.findPages.name:
      return selectPages(sortById(await listPages(editing)), endpoints.findPages.query.parse(input.query ?? {}));
    case endpoints.tileTypes.name:
      return { types: [] };
    case endpoints.draft.name:
      return readDraft(editing, id);
    case endpoints.saveDraft.name:
      return saveDraft(editing, id, input);
    case endpoints.deletePage.name:
      await editing.drafts.remove(id);
      return stateOf(id, await findPublished(editing, id), undefined);
    case endpoints.pageRevisions.name:
      return { revisions: [] };
    case endpoints.pageRevision.name:
      return (await findPublished(editing, id)) ?? fail(endpoint, 404, 'The API has no such page.');
    case endpoints.tileUses.name:
      return { uses: [] };
    case endpoints.mediaList.name:
      return { media: [] };
    case endpoints.addUploadPart.name:
    case endpoints.finishUpload.name:
      return fail(endpoint, 501, 'This API has no call for uploads. Enter the address of an image instead.');
    default:
      if (Object.hasOwn(contentItemEndpoints, endpoint.name))
        return fail(
          endpoint,
          501,
          'This API has no calls for editing this content. Change it in the system behind it.',
        );
      return fail(endpoint, 501, 'This API has no calls for editing. Export the page as JSON instead.');
  }
}

async function findPublished({ source }: LocalEditing, id: string): Promise<unknown> {
  const answer = await source.page(id);
  if (answer.kind === 'failed') throw new Error(answer.reason);
  return answer.kind === 'found' ? answer.page : undefined;
}

async function listPages(editing: LocalEditing): Promise<readonly PageState[]> {
  const [pages, drafts] = await Promise.all([editing.source.pages(), editing.drafts.list()]);
  const draftsById = new Map(drafts.map((draft) => [draft.page.id, draft]));
  const ids = new Set([...pages.map(({ id }) => id), ...defaultTemplates.keys(), ...draftsById.keys()]);
  return Promise.all([...ids].map(async (id) => stateOf(id, await findPublished(editing, id), draftsById.get(id))));
}

const sortById = (pages: readonly PageState[]): readonly PageState[] =>
  pages.toSorted((one, other) => (one.id < other.id ? -1 : 1));

async function readDraft(editing: LocalEditing, id: string): Promise<unknown> {
  const [published, draft] = await Promise.all([findPublished(editing, id), editing.drafts.read(id)]);
  const page = draft?.page ?? published;
  if (page === undefined) return fail(endpoints.draft, 404, 'There is no such page.');
  return { state: stateOf(id, published, draft), page };
}

async function saveDraft(editing: LocalEditing, id: string, { query, body }: AnyCallInput): Promise<PageState> {
  const { drafts, clock } = editing;
  const stored = (await drafts.read(id))?.version ?? 0;
  const seen = isRecord(query) && query.version !== undefined ? Number(query.version) : undefined;
  if (seen !== undefined && seen !== stored) {
    const errors = [{ path: 'query.version', message: `must be ${stored}` }];
    throw problem(endpoints.saveDraft, 409, { message: 'Somebody else has saved this page.', errors });
  }
  const page = { ...(isRecord(body) && body), id };
  const draft = { version: stored + 1, savedAt: new Date(clock.now()).toISOString(), page };
  await drafts.write(draft);
  return stateOf(id, await findPublished(editing, id), draft);
}

function stateOf(id: string, published: unknown, draft: LocalDraft | undefined): PageState {
  const page = draft?.page ?? published;
  return {
    id,
    title: isRecord(page) && typeof page.title === 'string' ? page.title : undefined,
    hasDraft: draft !== undefined,
    draftVersion: draft?.version ?? 0,
    draftSavedAt: draft?.savedAt ?? null,
    publishedRevision: published === undefined ? null : 1,
  };
}

const problem = ({ path }: Endpoint, status: number, answer: ApiProblem['answer']): ApiProblem =>
  new ApiProblem({
    code: status === 404 ? 'missing' : 'refused',
    route: path,
    message: `answered ${status}`,
    status,
    answer,
  });

const fail = (endpoint: Endpoint, status: number, message: string): never => {
  throw problem(endpoint, status, { message });
};
