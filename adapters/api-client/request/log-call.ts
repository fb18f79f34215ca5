import type { Endpoint } from '#schemas/api/endpoint.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { Log } from '../../log.ts';
import type { ApiProblem } from '../api-problem.ts';

/** Logs a successful HTTP status whose body says that the request was refused. Its message is for visitors only. */
export function logRefusal(log: Log, { path }: Endpoint, reply: unknown, params?: unknown): void {
  if (!isRecord(reply)) return;
  const { success, statusCode, errorCode } = reply;
  if (success !== false && !(typeof statusCode === 'number' && statusCode >= 300)) return;
  const codes = [errorCode && describeCode(errorCode), statusCode && `status code ${statusCode}`].filter(Boolean);
  const restaurant = !isRecord(params) || params.storeId === undefined ? '' : `, restaurant ${params.storeId}`;
  const message = `the reply says that the request was refused${codes.length > 0 ? `: ${codes.join(', ')}` : ''}${restaurant}`;
  log({ event: 'api-call-refused', level: 'warning', route: path, message });
}

/** `error code 10 (notAtThisTime)`: the number alone needs the list of codes. */
function describeCode(code: unknown): string {
  const name = Object.entries(bookingCode).find(([, value]) => value === code)?.[0];
  return `error code ${code}${name === undefined ? '' : ` (${name})`}`;
}

/** Logs a failed call, unless the item is missing or the caller cancelled it. */
export function logFailure(log: Log, { code, status, route, ms, message }: ApiProblem): void {
  if (code === 'missing' || code === 'cancelled') return;
  log({ event: 'api-call-failed', level: 'error', code, status, route, ms, message });
}
