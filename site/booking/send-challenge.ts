import type { IncomingMessage, ServerResponse } from 'node:http';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { proofHeader } from '#schemas/forms/_shared/form-check.ts';
import type { Challenges } from '../forms/gate/challenges.ts';
import type { VisitorLimits } from '../server/limits/visitor-limits.ts';
import { sendJson } from '../server/send/send.ts';

interface Dependencies {
  readonly limits: Pick<VisitorLimits, 'hasUsedHalfOfBookings' | 'hasHalfOfCardsRefused'>;
  readonly challenges: Challenges;
}

/** Shown where the challenge cannot be solved. */
const message =
  'We have to check that you are a person. Nothing was sent. Nothing you typed is lost: please try again.';

/**
 * Answers a booking with a proof-of-work challenge when its address has used half of its bookings, or half of its
 * refused cards, and the request carries no valid proof. Resolves to false when nothing was sent and the booking may
 * continue.
 */
export async function sendChallengeIfNeeded(
  { limits, challenges }: Dependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { intent, isCard }: { readonly intent: string | undefined; readonly isCard: boolean },
): Promise<boolean> {
  const needsProof =
    (await limits.hasUsedHalfOfBookings(request, intent)) || (isCard && (await limits.hasHalfOfCardsRefused(request)));
  if (!needsProof) return false;
  const proof = request.headers[proofHeader];
  if (typeof proof === 'string' && (await challenges.isSolved(proof))) return false;
  const challenge = await challenges.create();
  sendJson(response, 403, { success: false, errorCode: bookingCode.explained, message, challenge });
  return true;
}
