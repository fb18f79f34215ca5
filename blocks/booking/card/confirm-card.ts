import { limitTime } from '#blocks/booking/journey/questions/time-limit.ts';
import type { ThreeDSecure, VerifyCardOptions } from './card-modules.ts';
import type { CardReading, CardRequest } from './card-source.ts';

/** The check of the holder's bank, as a part of the page. */
export interface BankCheck {
  /** The bank's own page, in a frame. */
  readonly element: HTMLElement;
  /** Sends the bank its question, once the element stands in the page: before, it would open a window of its own. */
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/** Milliseconds in which the bank must have been asked, and those that the holder then has for its check. */
export interface BankLimits {
  readonly askMs: number;
  readonly checkMs: number;
}

interface Confirming {
  readonly bank: ThreeDSecure;
  readonly card: { readonly nonce: string; readonly bin: string };
  readonly asked: CardRequest;
  /** Pixels that there are for the bank's page. */
  readonly width: number;
  /** Told of the bank's check when it begins, and of its end. */
  readonly onCheck: (check: BankCheck | undefined) => void;
  readonly limits: BankLimits;
}

/**
 * Has the holder's bank confirm a card, which whoever keeps one to charge it later must do. What comes of it is for words
 * alone: the server asks the provider itself. Never rejects.
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
    // Else a check that never began would stand in the way of the next.
    cancel();
    return { kind: gaveUp || isOfHolder(error) ? 'unconfirmed' : 'no-answer' };
  } finally {
    limit.lift();
    bank.off('authentication-iframe-available', show);
    onCheck(undefined);
  }
}

/** Whether a failure is the holder's own doing, by the kind that the provider gives each of its errors. */
export const isOfHolder = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'type') === 'CUSTOMER';

/** A check is asked for even where the bank would do without: it stands for all that may be taken later. */
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

/** Names go there in ASCII, at most 50 characters: “Zoë” as “Zoe”. One that has no such letters is left out. */
const plainName = (name: string): string | undefined =>
  name
    .normalize('NFKD')
    .replace(/’/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 50) || undefined;

/** The largest of the sizes in which banks draw their page. Source: EMV 3-D Secure, “Challenge Window Size”. */
const windowFor = (width: number): string => (width >= 600 ? '04' : width >= 500 ? '03' : width >= 390 ? '02' : '01');
