import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorAccess } from '#adapters/access/editor-access.ts';
import { sendTooManyAttempts } from '#site/drafts/send-too-many-attempts.ts';
import type { Documents } from '#site/pages/create-documents.ts';
import { notFoundMessage } from '#site/pages/document-messages.ts';
import type { RenderCalls } from '#site/rendering/render-calls.ts';
import { sendDocument, sendText } from '#site/server/send/send.ts';
import { isMessagesPath } from './message-address.ts';

interface MessagePagesDependencies {
  readonly access: EditorAccess;
  readonly documents: Pick<Documents, 'errorPage'>;
  readonly renderer: Pick<RenderCalls, 'bookingMessage'>;
}

/**
 * Shows every message of the booking journey to editors and developers. Everybody else gets the “not found” page.
 * Resolves to false for any other address.
 */
export const createMessagePages =
  ({ access, documents, renderer }: MessagePagesDependencies) =>
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
    const page = accessResult.kind === 'granted' ? await renderer.bookingMessage({ address: url.href }) : undefined;
    sendDocument(request, response, page ?? (await documents.errorPage(404, notFoundMessage)));
    return true;
  };
