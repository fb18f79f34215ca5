import type { StoredDocument } from '../pages/cache/document-cache.ts';
import type { EncodedBody } from '../pages/finish/encode-body.ts';
import { currentVisit } from '../visit/current-visit.ts';
import type { RenderCalls, RenderJobName, RenderJobs } from './render-calls.ts';
import type { RenderPool } from './render-pool.ts';

interface Pools {
  /** For visitors. */
  readonly pages: RenderPool;
  /** For editors, whose work never delays visitors. Started with their first request. */
  readonly drafts: () => RenderPool;
}

/** The owner of renderings that no visitor waits for. */
const noVisitor = '';

/** Renders in workers. */
export function createPooledCalls({ pages, drafts }: Pools): RenderCalls {
  const run = <Name extends RenderJobName>(
    pool: RenderPool,
    name: Name,
    input: RenderJobs[Name]['input'],
    owner = noVisitor,
  ): Promise<RenderJobs[Name]['result']> => pool.run(name, input, { owner, sessionId: currentVisit()?.sessionId });
  return {
    async answer(input) {
      const answer = await run(pages, 'answer', input, input.address.visitor);
      return { ...answer, document: withBuffers(answer.document) };
    },
    errorPage: async (input) => withBuffers(await run(pages, 'errorPage', input)),
    sitemap: () => run(pages, 'sitemap', undefined),
    draftPage: async (input) => withBuffers(await run(drafts(), 'draftPage', input)),
    draftCandidates: (input) => run(drafts(), 'draftCandidates', input),
    draftFingerprint: (input) => run(drafts(), 'draftFingerprint', input),
    async bookingMessage(input) {
      const page = await run(drafts(), 'bookingMessage', input);
      return page && withBuffers(page);
    },
  };
}

/** A document that came from a worker. Buffers arrive as plain arrays of bytes. */
const withBuffers = (document: StoredDocument): StoredDocument => ({ ...document, body: revive(document.body) });

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const revive = ({ identity, br, gzip }: EncodedBody): EncodedBody => ({
  ...(identity && { identity: bufferOf(identity) }),
  ...(br && { br: bufferOf(br) }),
  ...(gzip && { gzip: bufferOf(gzip) }),
});
