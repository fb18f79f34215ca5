import { createTimeLimit } from '#blocks/booking/journey/questions/time-limit.ts';
import type { ThreeDSecure, VerifyCardOptions } from './card-modules.ts';
import type { CardReadResult, CardRequest } from './card-source.ts';

/** The bank's verification (“challenge”), shown as a part of the page. */
export interface BankChallenge {
  /** The bank's page, in an iframe. */
  readonly element: HTMLElement;
  /**
   * Starts the verification. Call it once the element is in the page; otherwise the bank's page opens in its own
   * window.
   */
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Timeouts in milliseconds: until the bank has been asked, and for the cardholder to complete the challenge. */
export interface BankTimeouts {
  readonly askMs: number;
  readonly challengeMs: number;
}

interface ConfirmCardInput {
  readonly bank: ThreeDSecure;
  readonly card: { readonly nonce: string; readonly bin: string };
  readonly request: CardRequest;
  /** The width available for the bank's page, in pixels. */
  readonly width: number;
  /** Called with the challenge when it begins, and with undefined when it ends. */
  readonly onChallenge: (challenge: BankChallenge | undefined) => void;
  readonly timeouts: BankTimeouts;
}

/**
 * Has the cardholder's bank confirm a card, which is mandatory before a saved card is charged later. The result is only
 * for messages to the guest: the server asks the provider itself. Never rejects.
 */
export async function confirmCard({
  bank,
  card,
  request,
  width,
  onChallenge,
  timeouts,
}: ConfirmCardInput): Promise<CardReadResult> {
  const limit = createTimeLimit(timeouts.askMs);
  let isCancelled = false;
  const cancel = (): void => void bank.cancelVerifyCard().catch(() => undefined);
  const show: Parameters<ThreeDSecure['on']>[1] = ({ element }, next) => {
    limit.extend(timeouts.challengeMs);
    let isStarted = false;
    onChallenge({
      element,
      start: () => {
        if (!isStarted) next?.();
        isStarted = true;
      },
      cancel: () => {
        isCancelled = true;
        cancel();
      },
    });
  };
  bank.on('authentication-iframe-available', show);
  try {
    const { nonce, liabilityShifted } = await Promise.race([
      bank.verifyCard(createVerifyOptions(card, request, width)),
      limit.expired,
    ]);
    return liabilityShifted ? { kind: 'read', nonce } : { kind: 'unconfirmed' };
  } catch (error) {
    // Without this, a verification that never began would block the next one.
    cancel();
    return { kind: isCancelled || isCustomerError(error) ? 'unconfirmed' : 'no-answer' };
  } finally {
    limit.clear();
    bank.off('authentication-iframe-available', show);
    onChallenge(undefined);
  }
}

/** Returns whether the customer caused an error, by the type that the provider gives each error. */
export const isCustomerError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'type') === 'CUSTOMER';

/** Requests a challenge even if the bank would not require one, because it covers all later charges. */
const createVerifyOptions = (
  { nonce, bin }: ConfirmCardInput['card'],
  { details, pence }: CardRequest,
  width: number,
): VerifyCardOptions => {
  const phone = details.phoneNumber.replace(/\D/g, '').slice(0, 25);
  return {
    nonce,
    bin,
    amount: (pence / 100).toFixed(2),
    challengeRequested: true,
    cardAddChallengeRequested: true,
    collectDeviceData: true,
    email: details.email,
    ...(phone && { mobilePhoneNumber: phone }),
    billingAddress: { givenName: toAsciiName(details.firstName), surname: toAsciiName(details.lastName) },
    additionalInformation: { acsWindowSize: windowSizeFor(width), productCode: 'RES' },
    onLookupComplete: (_, next) => next(),
  };
};

/** Converts a name to ASCII, at most 50 characters: “Zoë” to “Zoe”. Undefined if nothing is left. */
const toAsciiName = (name: string): string | undefined =>
  name
    .normalize('NFKD')
    .replace(/’/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 50) || undefined;

/** Returns the largest window size that fits. Source: EMV 3-D Secure, “Challenge Window Size”. */
const windowSizeFor = (width: number): string =>
  width >= 600 ? '04' : width >= 500 ? '03' : width >= 390 ? '02' : '01';
