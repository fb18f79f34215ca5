import { STATUS_CODES } from 'node:http';
import { normalizeName } from '../mapping.ts';
import { readInteger } from './error-code.ts';

const codesByName: ReadonlyMap<string, number> = new Map([
  ['success', 200],
  ...Object.entries(STATUS_CODES).map(([code, name = '']) => [normalizeName(name), Number(code)] as const),
]);

/** A status code as a number, a text of one, or its name: `200`, `"200"`, `"OK"`, `"BadRequest"`. */
export const readStatusCode = (value: unknown): number | undefined =>
  readInteger(value) ?? (typeof value === 'string' ? codesByName.get(normalizeName(value)) : undefined);

/** The status code that a reply states. A number as `status` is one if HTTP has such codes. */
export function statusCodeIn({ statusCode, status }: Readonly<Record<string, unknown>>): number | undefined {
  const stated = readInteger(status);
  return readStatusCode(statusCode) ?? (stated !== undefined && stated >= 100 ? stated : undefined);
}

export type IsSuccessCode = (code: number) => boolean;

/** The codes that HTTP calls a success, and 0, with which an API says that there is no error. */
export const isSuccessCode: IsSuccessCode = (code) => code === 0 || (code >= 200 && code <= 299);

/** Section 4 of the specification: a contact form that is answered with anything but status 200 has failed. */
export const isContactSuccess: IsSuccessCode = (code) => code === 200;
