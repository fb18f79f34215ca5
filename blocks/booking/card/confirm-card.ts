import { limitTime } from '#blocks/booking/journey/questions/time-limit.ts';
import type { ThreeDSecure, VerifyCardOptions } from './card-modules.ts';
import type { CardReading, CardRequest } from './card-source.ts';

/** The bank's verification (“challenge”), shown as a part of the page. */
export interface BankCheck {
  /** The bank's page, in an iframe. */
  readonly element: HTMLElement;
  /**
   * Starts the verification. Call it once the element is in the page; otherwise the bank's page opens in its own
   * window.
   */
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/** Timeouts in milliseconds: until the bank has been asked, and for the cardholder to complete the challenge. */
export interface BankLimits {
  readonly askMs: number;
  readonly checkMs: number;
}

interface Confirming {
  readonly bank: ThreeDSecure;
  readonly card: { readonly nonce: string; readonly bin: string };
  readonly asked: CardRequest;
  /** The width available for the bank's page, in pixels. */
  readonly width: number;
  /** Called with the challenge when it begins, and with undefined when it ends. */
  readonly onCheck: (check: BankCheck | undefined) => void;
  readonly limits: BankLimits;
}

/**
 * Has the cardholder's bank confirm a card, which is mandatory before a saved card is charged later. The result is only
 * for messages to the guest: the server asks the provider itself. Never rejects.
 */
export async function confirmCard({ bank, card, asked, width, onCheck, limits }: Confirming): Promise<CardReading> {
  const limit = limitTime(limits.askMs);
  let gaveUp = false;
  const cancel = (): void => void bank.cancelVerifyCard().catch(() => undefined);
  const show: Parameters<ThreeDSecure['on']>[1] = ({ element }, next) => {
    limit.extend(limits.checkMs);
    let begun = false;
    onCheck({
      element,
      begin: () => {
        if (!begun) next?.();
        begun = true;
      },
      giveUp: () => {
        gaveUp = true;
        cancel();
      },
    });
  };
  bank.on('authentication-iframe-available', show);
  try {
    const { nonce, liabilityShifted } = await Promise.race([
      bank.verifyCard(questionFor(card, asked, width)),
      limit.passed,
    ]);
    return liabilityShifted ? { kind: 'read', nonce } : { kind: 'unconfirmed' };
  } catch (error) {
    // Without this, a verification that never began would block the next one.
    cancel();
    return { kind: gaveUp || isOfHolder(error) ? 'unconfirmed' : 'no-answer' };
  } finally {
    limit.lift();
    bank.off('authentication-iframe-available', show);
    onCheck(undefined);
  }
}

/** Returns whether the customer caused an error, by the type that the provider gives each error. */
export const isOfHolder = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'type') === 'CUSTOMER';

/** Requests a challenge even if the bank would not require one, because it covers all later charges. */
const questionFor = (
  { nonce, bin }: Confirming['card'],
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
    billingAddress: { givenName: plainName(details.firstName), surname: plainName(details.lastName) },
    additionalInformation: { acsWindowSize: windowFor(width), productCode: 'RES' },
    onLookupComplete: (_, next) => next(),
  };
};

/** Converts a name to ASCII, at most 50 characters: “Zoë” to “Zoe”. Undefined if nothing is left. */
const plainName = (name: string): string | undefined =>
  name
    .normalize('NFKD')
    .replace(/’/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 50) || undefined;

/** Returns the largest window size that fits. Source: EMV 3-D Secure, “Challenge Window Size”. */
const windowFor = (width: number): string => (width >= 600 ? '04' : width >= 500 ? '03' : width >= 390 ? '02' : '01');
