import type { IncomingMessage, ServerResponse } from 'node:http';
import { preflightField } from '#schemas/forms/_shared/form-check.ts';
import { isBookingJourney } from '#site/booking/journey/derive-booking-state.ts';
import type { GateProblem } from '#site/forms/gate/form-gate.ts';
import { isFormName, type SubmissionContext } from '#site/forms/process-form.ts';
import { matchRoute, type Route } from '#site/routing/match-route.ts';
import { type BodyErrorStatus, isOwnPost } from '../body/read-body.ts';
import { readForm } from '../body/read-form.ts';
import type { FormReservation } from '../limits/form-quota.ts';
import { sendJson } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';
import { handleBookingForm } from './handle-booking-form.ts';
import { handleListLeave, isListLeave } from './handle-list-leave.ts';
import { handleManagedBooking } from './handle-managed-booking.ts';
import { handleWaitingList } from './handle-waiting-list.ts';
import { handleWalletForm } from './handle-wallet-form.ts';
import { sendAnswerPage, sendAnswerToScript } from './send-form-answer.ts';
import { sendPageAgain } from './send-page-again.ts';

type FormHandlerDependencies = Pick<
  SiteDependencies,
  | 'processBooking'
  | 'bookingResults'
  | 'managedResults'
  | 'processForm'
  | 'formGate'
  | 'formReceipts'
  | 'signUpCookies'
  | 'wallets'
  | 'bookingActions'
  | 'waitingActions'
  | 'leaveMailingList'
  | 'limits'
  | 'documents'
  | 'isSecure'
>;

interface FormTarget {
  readonly path: string;
  readonly search: string;
}

/** Handles a form that was posted to the address of its page. Resolves to false for unknown forms. */
export async function handleForm(
  dependencies: FormHandlerDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  target: FormTarget,
): Promise<boolean> {
  if (!isOwnPost(request)) {
    sendMessagePage(response, 403, 'This form is for the site’s own pages.');
    return true;
  }
  const reservation = dependencies.limits.openFormQuota(request);
  try {
    return await handleReservedForm(dependencies, request, response, target, reservation);
  } finally {
    reservation.release();
  }
}

async function handleReservedForm(
  dependencies: FormHandlerDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: FormTarget,
  { visitor, reserve }: FormReservation,
): Promise<boolean> {
  const isScripted = request.headers.accept?.includes('application/json') === true;
  const read = await readForm(request, reserve);
  if (!read.ok) {
    sendBodyError(response, read.status, isScripted, path + search);
    return true;
  }
  const route = matchRoute(path);
  const { fields } = read;
  if (fields.has('wallet')) return handleWalletForm(dependencies, request, response, { path, search, fields });
  if (route.kind === 'manage-booking' && (fields.has('manage') || !fields.has('form')))
    return handleManagedBooking(dependencies, request, response, { path, search, fields });
  if (route.kind === 'waiting-list' && (fields.has('waiting') || !fields.has('form')))
    return handleWaitingList(dependencies, request, response, { path, search, fields });
  if (isListLeave(fields)) return handleListLeave(dependencies, response, path, fields);
  if (!fields.has('form'))
    return (
      isBookingJourney(route) && handleBookingForm(dependencies, request, response, { route, path, search, fields })
    );
  if (isScripted && fields.has(preflightField)) return answerPreflight(dependencies, request, response, fields);
  let gateProblem: GateProblem | undefined;
  const checkGate: SubmissionContext['checkGate'] = async (form) => {
    gateProblem = await dependencies.formGate({ request, fields, form, isScripted });
    if (gateProblem?.seconds !== undefined) response.setHeader('Retry-After', gateProblem.seconds);
    return gateProblem;
  };
  const answer = await dependencies.processForm(fields, subjectOf(route), {
    checkGate,
    saveFilesFor: isScripted ? undefined : visitor,
  });
  if (!answer) {
    if (isScripted) sendJson(response, 404, { kind: 'failed', message: goneMessage });
    else if (!isFormName(fields.get('form'))) return false;
    // The page says why it has no such form any more.
    else await sendPageAgain(dependencies, request, response, { path, search, status: 409 });
    return true;
  }
  if (answer.kind === 'accepted' && answer.subscriberEmail !== undefined)
    response.appendHeader('Set-Cookie', dependencies.signUpCookies.cookieFor(answer.subscriberEmail));
  if (isScripted) sendAnswerToScript(response, answer, gateProblem);
  else await sendAnswerPage(dependencies, request, response, { path, search, fields }, answer);
  return true;
}

/** Messages for a form that could not be read, by status. */
const bodyErrorMessages = {
  413: 'What you sent is too large. Leave out a file or choose smaller ones, and shorten what is long.',
  400: 'The form broke off on its way.',
  408: 'What you sent came too slowly and was given up.',
  429: 'Too much is on its way from your network at once. Nothing is lost: wait until the rest has come.',
  503: 'Many are sending us files at this moment. Nothing is lost: wait half a minute.',
} as const;

/** The subject of a form no longer exists, such as a vacancy. */
const goneMessage = 'This form is no longer open, so nothing was sent. What you typed is still here.';

/** Seconds after which quota may be free again. */
const quotaRetrySeconds = 30;

function sendBodyError(
  response: ServerResponse,
  status: BodyErrorStatus,
  isScripted: boolean,
  formAddress: string,
): void {
  if (status === 429 || status === 503) response.setHeader('Retry-After', quotaRetrySeconds);
  // Do not wait for the rest of a body that arrives too slowly.
  if (status === 408) response.setHeader('Connection', 'close');
  if (isScripted) sendJson(response, status, { kind: 'failed', message: bodyErrorMessages[status] });
  else
    sendMessagePage(response, status, `${bodyErrorMessages[status]} Please go back and try again.`, {
      link: { href: formAddress, text: 'Back to the form' },
    });
}

/** Tells the form’s own script whether proof of work is needed, so that files are sent only once. */
async function answerPreflight(
  { formGate }: FormHandlerDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  fields: FormData,
): Promise<boolean> {
  const form = fields.get('form');
  if (!isFormName(form)) return false;
  const gateProblem = await formGate({ request, fields, form, isScripted: true, isPreflight: true });
  // An answer to a question, so no error status: browsers report those to the visitor’s console.
  sendJson(response, 200, gateProblem?.check ?? { kind: 'ready' });
  return true;
}

/** The subject of a form, from the address of its page. */
const subjectOf = (route: Route) => ({
  offerSlug: route.kind === 'offer' ? route.id : undefined,
  jobId: route.kind === 'job' ? route.id : undefined,
  customer: route.kind === 'preferences' ? route.guid : undefined,
  waitingTable: route.kind === 'waiting-list' ? route.table : undefined,
});
