import type { DocumentRenderer } from '#site/pages/document-renderer.ts';
import type { PlanDependencies } from '#site/pages/resolve/document-request.ts';
import type { RenderCalls } from '#site/rendering/render-calls.ts';
import { readMessageAddress } from './message-address.ts';
import { planMessage } from './plan-message.ts';
import { planMessageList } from './plan-message-list.ts';

interface MessageRendererDependencies {
  readonly documents: Pick<DocumentRenderer, 'renderPlanned'>;
  readonly dependencies: PlanDependencies;
  readonly clock: () => Date;
}

/** Renders the pages on which editors see the messages of the booking journey. */
export const createMessageRenderer = ({
  documents,
  dependencies,
  clock,
}: MessageRendererDependencies): Pick<RenderCalls, 'bookingMessage'> => ({
  async bookingMessage({ address }) {
    const url = new URL(address);
    const request = readMessageAddress(url);
    if (!request) return undefined;
    const planned =
      request.kind === 'list'
        ? await planMessageList(dependencies, clock())
        : await planMessage(request.message, request.step, dependencies, clock());
    return documents.renderPlanned(planned, url.pathname);
  },
});
