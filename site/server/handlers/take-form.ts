import type { IncomingMessage, ServerResponse } from 'node:http';
import { formId } from '#blocks/_shared/forms/tile/form-id.ts';
import { aheadField } from '#schemas/forms/_shared/form-check.ts';
import { isJourney } from '#site/booking/journey/visit-of.ts';
import type { Held } from '#site/forms/gate/form-gate.ts';
import { type FormAnswer, type FormOrigin, isFormName } from '#site/forms/take-form.ts';
import { matchRoute, type Route } from '#site/routing/match-route.ts';
import { readQuery } from '#site/routing/read-query.ts';
import { isOwnPost, type Unread } from '../body/read-body.ts';
import { readForm } from '../body/read-form.ts';
import type { SiteParts } from '../create-site.ts';
import type { FormSeat } from '../limits/form-room.ts';
import { sendDocument, sendJson, sendText } from '../send/send.ts';
import { sendWords } from '../send/send-words.ts';
import { takeBookingForm } from './take-booking-form.ts';
import { takeWallet } from './take-wallet.ts';

type FormParts = Pick<
  SiteParts,
  'takeBooking' | 'takeForm' | 'formGate' | 'joined' | 'wallets' | 'limits' | 'documents'
>;

interface Target {
  readonly path: string;
  readonly search: string;
}

/** Answers a form that was sent to the address of its page. False: no such form stands there. */
export async function takeForm(
  parts: FormParts,
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<boolean> {
  if (!isOwnPost(request)) {
    sendWords(response, 403, 'This form is for the site’s own pages.');
    return true;
  }
  const seat = parts.limits.enter(request);
  try {
    return await takeSeated(parts, request, response, target, seat);
  } finally {
    seat.leave();
  }
}

async function takeSeated(
  parts: FormParts,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: Target,
  { visitor, take }: FormSeat,
): Promise<boolean> {
  const scripted = request.headers.accept?.includes('application/json') === true;
  const read = await readForm(request, take);
  if (!read.ok) {
    sendUnread(response, read.status, scripted);
    return true;
  }
  const route = matchRoute(path);
  const { fields } = read;
  if (fields.has('wallet')) return takeWallet(parts, request, response, { path, search, fields });
  if (!fields.has('form'))
    return isJourney(route) && takeBookingForm(parts, request, response, { route, path, search, fields });
  if (scripted && fields.has(aheadField)) return answerAhead(parts, request, response, fields);
  let held: Held | undefined;
  const maySend: FormOrigin['maySend'] = async (form) => {
    held = await parts.formGate({ request, fields, form, scripted });
    if (held?.seconds !== undefined) response.setHeader('Retry-After', held.seconds);
    return held;
  };
  const answer = await parts.takeForm(fields, subjectOf(route), { maySend, keepFor: scripted ? undefined : visitor });
  if (!answer) return false;
  if (answer.kind === 'taken' && answer.joined !== undefined)
    response.setHeader('Set-Cookie', parts.joined.cookieFor(answer.joined));
  if (scripted) sendAnswer(response, answer, held);
  else await showAnswer(parts, request, response, { path, search }, answer);
  return true;
}

/** Why a form was not read, by status. */
const unread = {
  413: 'What you sent is too large. Leave out a file or choose smaller ones, and shorten what is long.',
  400: 'The form broke off on its way.',
  408: 'What you sent came too slowly and was given up.',
  429: 'Too much is on its way from your network at once. Nothing is lost: wait until the rest has come.',
  503: 'Many are sending us files at this moment. Nothing is lost: wait half a minute.',
} as const;

/** Seconds after which there may be room again. */
const roomSeconds = 30;

function sendUnread(response: ServerResponse, status: Unread, scripted: boolean): void {
  if (status === 429 || status === 503) response.setHeader('Retry-After', roomSeconds);
  // Whoever sends too slowly is not listened to until the end.
  if (status === 408) response.setHeader('Connection', 'close');
  if (scripted) sendJson(response, status, { kind: 'failed', message: unread[status] });
  else sendWords(response, status, `${unread[status]} Please go back and try again.`);
}

/** Tells the form’s own script whether the browser is to work, so that files need not be sent twice. */
async function answerAhead(
  { formGate }: FormParts,
  request: IncomingMessage,
  response: ServerResponse,
  fields: FormData,
): Promise<boolean> {
  const form = fields.get('form');
  if (!isFormName(form)) return false;
  const held = await formGate({ request, fields, form, scripted: true, asksAhead: true });
  if (held?.check) sendJson(response, 403, held.check);
  else sendJson(response, 200, { kind: 'ready' });
  return true;
}

/** What a form is about, by the address of its page. */
const subjectOf = (route: Route) => ({
  offerSlug: route.kind === 'offer' ? route.id : undefined,
  jobId: route.kind === 'job' ? route.id : undefined,
  customer: route.kind === 'preferences' ? route.guid : undefined,
});

/** For the form’s own script. */
function sendAnswer(response: ServerResponse, answer: FormAnswer, held: Held | undefined): void {
  if (held?.check) sendJson(response, 403, held.check);
  else if (answer.kind === 'taken') sendJson(response, 200, { kind: 'taken', location: answer.location });
  else if (answer.visit.failed === undefined) sendJson(response, 422, { kind: 'faulty', errors: answer.visit.errors });
  else {
    // Not 502 or 504: some proxies show a page of their own in place of these, and the words would be lost.
    const refused = answer.isLost ? 503 : 422;
    const status = held ? (held.seconds === undefined ? 403 : 429) : refused;
    sendJson(response, status, { kind: 'failed', message: answer.visit.failed });
  }
}

/** Without script: the page that says thanks, or the page itself with all that was typed and what is wrong with it. */
async function showAnswer(
  { documents }: FormParts,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: Target,
  answer: FormAnswer,
): Promise<void> {
  if (answer.kind === 'taken') {
    const location = answer.location ?? `${path}?sent=${answer.name}#${formId(answer.name)}`;
    return sendText(response, 303, '', { Location: location, 'Cache-Control': 'no-store' });
  }
  const { query, key } = readQuery(search);
  const route = matchRoute(path);
  const form = answer.visit;
  const document = await documents.answer({ route, path, query, key: path + key, kept: false, form, isSeen: true });
  const status = response.hasHeader('Retry-After') ? 429 : answer.isLost ? 503 : document.status;
  sendDocument(request, response, { ...document, status });
}
