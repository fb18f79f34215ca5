import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorAccess } from '#adapters/access/editor-access.ts';
import { sendTooManyAttempts } from '#site/drafts/send-too-many-attempts.ts';
import type { Documents } from '#site/pages/create-documents.ts';
import { notFoundMessage } from '#site/pages/document-messages.ts';
import type { PlanDependencies } from '#site/pages/resolve/document-request.ts';
import { sendDocument, sendText } from '#site/server/send/send.ts';
import { isMessagesPath, readMessageAddress } from './message-address.ts';
import { planMessage } from './plan-message.ts';
import { planMessageList } from './plan-message-list.ts';

interface MessagePagesDependencies {
  readonly access: EditorAccess;
  readonly documents: Documents;
  readonly dependencies: PlanDependencies;
  readonly clock: () => Date;
}

/**
 * Shows every message of the booking journey to editors and developers. Everybody else gets the “not found” page.
 * Resolves to false for any other address.
 */
export const createMessagePages =
  ({ access, documents, dependencies, clock }: MessagePagesDependencies) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (!isMessagesPath(url) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const accessResult = await access(request, url);
    if (accessResult.kind === 'limited') {
      sendTooManyAttempts(response, accessResult.seconds);
      return true;
    }
    if (accessResult.kind === 'key-shown') {
      const { cookie, location } = accessResult;
      sendText(response, 303, '', { Location: location, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' });
      return true;
    }
    const messageRequest = accessResult.kind === 'granted' ? readMessageAddress(url) : undefined;
    if (!messageRequest) sendDocument(request, response, await documents.errorPage(404, notFoundMessage));
    else if (messageRequest.kind === 'list')
      sendDocument(
        request,
        response,
        await documents.renderPlanned(await planMessageList(dependencies, clock()), url.pathname),
      );
    else {
      const planned = await planMessage(messageRequest.message, messageRequest.step, dependencies, clock());
      sendDocument(request, response, await documents.renderPlanned(planned, url.pathname));
    }
    return true;
  };
