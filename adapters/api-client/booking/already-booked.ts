import {
  alreadyBookedMessage,
  keyReusedStatus,
  type UncertainAttempt,
} from '#schemas/domain/booking/booking-message.ts';
import { ApiProblem } from '../api-problem.ts';

/** The key of a booking that was made is used for another one, which is not sent. */
export class AlreadyBooked extends ApiProblem {
  readonly #attempt: UncertainAttempt;

  constructor(route: string, attempt: UncertainAttempt) {
    super({ code: 'refused', status: keyReusedStatus, route, message: 'has booked already, and is not sent again' });
    this.#attempt = attempt;
  }

  /** For the guest. Never logged, because it has the reference. */
  get guestMessage(): string {
    return alreadyBookedMessage(this.#attempt);
  }
}
