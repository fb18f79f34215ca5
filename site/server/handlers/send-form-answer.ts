import type { IncomingMessage, ServerResponse } from 'node:http';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import { formId, tileField } from '#schemas/forms/_shared/form-id.ts';
import { sentFromParameter } from '#schemas/forms/_shared/form-parameters.ts';
import { formatSentValues } from '#site/forms/form-receipts.ts';
import type { GateProblem } from '#site/forms/gate/form-gate.ts';
import type { FormAnswer } from '#site/forms/process-form.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { sendDocument, sendJson, sendText } from '../send/send.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

/** The form that was posted, and the address of its page. */
interface PostedForm {
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/** The response for the form’s own script. */
export function sendAnswerToScript(
  response: ServerResponse,
  answer: FormAnswer,
  gateProblem: GateProblem | undefined,
): void {
  // A question to the script, so no error status: browsers report those to the visitor’s console.
  if (gateProblem?.check) sendJson(response, 200, gateProblem.check);
  else if (answer.kind === 'accepted') {
    const { location, reference } = answer;
    sendJson(response, 200, { kind: 'accepted', location, reference });
  } else if (answer.visit.failed === undefined)
    sendJson(response, 422, { kind: 'invalid', errors: answer.visit.errors });
  else {
    // Not 502 or 504: some proxies replace these responses by a page of their own, and the message would be lost.
    const refused = answer.isUnavailable ? 503 : 422;
    const status = gateProblem ? (gateProblem.seconds === undefined ? 403 : 429) : refused;
    sendJson(response, status, { kind: 'failed', message: answer.visit.failed });
  }
}

/** Without script: redirects to the page that says thanks, or shows the page again with the values and errors. */
export async function sendAnswerPage(
  { documents, formReceipts }: Pick<SiteDependencies, 'documents' | 'formReceipts'>,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, fields }: PostedForm,
  answer: FormAnswer,
): Promise<void> {
  // Undefined for the first tile with the form.
  const tileKey = tileFields.key.safeParse(fields.get(tileField)).data;
  if (answer.kind === 'accepted') {
    const receipt = formReceipts.create(path, answer);
    const sentFrom = tileKey === undefined ? '' : `&${sentFromParameter}=${tileKey}`;
    const location =
      answer.location ??
      `${path}?${receipt}${sentFrom}${formatSentValues(answer, fields)}#${formId(answer.name, tileKey)}`;
    return sendText(response, 303, '', { Location: location, 'Cache-Control': 'no-store' });
  }
  const { query, key } = parseQuery(search);
  const route = matchRoute(path);
  const form = { ...answer.visit, tileKey };
  const document = await documents.answer({
    route,
    path,
    query,
    key: path + key,
    isCacheable: false,
    form,
    isSeen: true,
  });
  const status = response.hasHeader('Retry-After') ? 429 : answer.isUnavailable ? 503 : document.status;
  sendDocument(request, response, { ...document, status });
}
