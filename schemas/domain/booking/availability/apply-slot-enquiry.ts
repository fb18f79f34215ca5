import type { Requirements, Slot } from '#schemas/api/booking/booking-times.ts';
import type { BookingChoice } from '../booking-choice.ts';
import type { BookingAnswer } from './booking-facts.ts';

/** The requirements of a time. A slot that can only be enquired for needs an enquiry, whatever its requirements say. */
export function applySlotEnquiry(
  requirements: BookingAnswer<Requirements>,
  slots: BookingAnswer<readonly Slot[]> | undefined,
  { date, time }: Pick<BookingChoice, 'date' | 'time'>,
): BookingAnswer<Requirements> {
  const slot = slots?.ok ? slots.value.find((each) => each.time === time && (each.date ?? date) === date) : undefined;
  if (!requirements.ok || !slot?.canEnquire || requirements.value.isEnquiry) return requirements;
  return { ok: true, value: { ...requirements.value, isEnquiry: true } };
}
