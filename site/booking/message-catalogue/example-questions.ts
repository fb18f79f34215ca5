import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import type { BookingAnswer, BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingMessage, MessageStep } from './booking-messages.ts';

/** No restaurant has an occasion with this id, so a form posted from an example page books nothing. */
export const exampleOccasion = 'example-of-a-message';

const occasion: Occasion = {
  id: exampleOccasion,
  name: 'Lunch or dinner',
  minimumCovers: 1,
  maximumCovers: 8,
  menuLinkGroup: undefined,
  areaLinkGroup: undefined,
};

const requirements: Requirements = {
  isEnquiry: false,
  creditCardRequired: false,
  guaranteeAmountPence: undefined,
  cancelHours: undefined,
  policyText: undefined,
  areaName: undefined,
  isPhoneRequired: true,
};

/** The time that the guest of the examples has chosen. */
export const exampleTime = '19:00';

const times = ['12:30', '13:00', '17:30', '18:00', '18:45', exampleTime, '19:15', '20:00'];

const succeed = async <Value>(value: Value): Promise<BookingAnswer<Value>> => ({ ok: true, value });

/** A booking system that answers with the message at one step and succeeds at all others. */
export function createExampleQuestions({ id, reply }: BookingMessage, at: MessageStep): BookingQueries {
  const code = reply.errorCode ?? undefined;
  const fail = async () => ({ ok: false, code, message: bookingMessage(code, reply.message) }) as const;
  const isTaken = id === 'taken';
  const slots = times.map((time) => ({
    time,
    available: !(isTaken && time === exampleTime),
    canEnquire: false,
    date: undefined,
    areaIds: undefined,
  }));
  return {
    occasions: () => (at === 'party' ? fail() : succeed([occasion])),
    slots: () => (at === 'time' && !isTaken ? fail() : succeed(slots)),
    requirements: () => succeed(requirements),
    areas: () => succeed([]),
    menus: () => succeed([]),
    extras: () => succeed([]),
    availability: () => succeed([]),
  };
}
