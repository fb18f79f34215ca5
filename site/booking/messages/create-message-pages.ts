import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorAccess } from '#adapters/access/editor-access.ts';
import { sendTooManySecrets } from '#site/drafts/send-too-many-secrets.ts';
import type { Documents } from '#site/pages/create-documents.ts';
import { notFoundMessage } from '#site/pages/document-messages.ts';
import type { DocumentWorld } from '#site/pages/resolve/document-request.ts';
import { sendDocument, sendText } from '#site/server/send/send.ts';
import { isOfMessages, readMessageAddress } from './message-address.ts';
import { planMessage } from './plan-message.ts';
import { planMessageList } from './plan-message-list.ts';

interface MessagePages {
  readonly access: EditorAccess;
  readonly documents: Documents;
  readonly world: DocumentWorld;
  readonly clock: () => Date;
}

/**
 * Shows every message of the booking journey to editors and developers. Everybody else gets the “not found” page.
 * Resolves to false for any other address.
 */
export const createMessagePages =
  ({ access, documents, world, clock }: MessagePages) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (!isOfMessages(url) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const checked = await access(request, url);
    if (checked.kind === 'limited') {
      sendTooManySecrets(response, checked.seconds);
      return true;
    }
    if (checked.kind === 'key-shown') {
      const { cookie, location } = checked;
      sendText(response, 303, '', { Location: location, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' });
      return true;
    }
    const asked = checked.kind === 'granted' ? readMessageAddress(url) : undefined;
    if (!asked) sendDocument(request, response, await documents.errorPage(404, notFoundMessage));
    else if (asked.kind === 'list')
      sendDocument(request, response, await documents.show(await planMessageList(world, clock()), url.pathname));
    else {
      const planned = await planMessage(asked.message, asked.step, world, clock());
      sendDocument(request, response, await documents.show(planned, url.pathname));
    }
    return true;
  };
