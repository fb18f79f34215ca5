import { alreadyBookedMessage, type UncertainAttempt } from '#schemas/domain/booking/booking-message.ts';
import { MayHaveBooked } from './may-have-booked.ts';

/** The key of a booking that was made is used for another one, which is not sent. */
export class AlreadyBooked extends MayHaveBooked {
  readonly #attempt: UncertainAttempt;

  constructor(route: string, attempt: UncertainAttempt) {
    super(route, 'has booked already, and is not sent again');
    this.#attempt = attempt;
  }

  override get guestMessage(): string {
    return alreadyBookedMessage(this.#attempt);
  }
}
