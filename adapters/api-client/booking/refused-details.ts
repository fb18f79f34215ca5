import { type DetailErrors, detailNames } from '#schemas/domain/booking/booking-details.ts';
import { readServerMessage } from '#schemas/domain/booking/booking-message.ts';
import type { ApiAnswer } from '../api-problem.ts';
import { fieldNameOf, isSentence } from '../mapping/outcome/field-errors.ts';

/** The names that an API may have for the guest's details, besides their own. */
const otherNames: Readonly<Record<(typeof detailNames)[number], readonly string[]>> = {
  firstName: ['forename', 'givenName'],
  lastName: ['surname', 'familyName', 'secondName'],
  email: ['emailAddress'],
  phoneNumber: ['phone', 'telephone', 'telephoneNumber', 'mobile', 'mobileNumber', 'contactNumber'],
  specialRequest: ['specialRequests', 'request', 'requests', 'notes', 'comments'],
};

/** Normalized names to details. */
const details: ReadonlyMap<string, (typeof detailNames)[number]> = new Map(
  detailNames.flatMap((name) => [name, ...otherNames[name]].map((each) => [fieldNameOf(each), name] as const)),
);

interface RefusedDetails {
  /** The first sentence for each detail. */
  readonly fieldErrors: DetailErrors;
  /** The messages that are about no detail, or no sentence of their own. */
  readonly others: readonly string[];
}

/** Which of the guest's details a refused booking blames. */
export function findRefusedDetails(answer: ApiAnswer | undefined): RefusedDetails {
  const fieldErrors: DetailErrors = {};
  const others: string[] = [];
  for (const { path, message } of answer?.errors ?? []) {
    const name = details.get(fieldNameOf(path));
    const text = readServerMessage(message);
    if (text === undefined) continue;
    if (name === undefined || !isSentence(text)) others.push(text);
    else fieldErrors[name] ??= text;
  }
  return { fieldErrors, others };
}
