import type { BookingJourneyStep } from '#schemas/domain/booking/journey/journey-state.ts';

const titles: Readonly<Record<BookingJourneyStep, string>> = {
  party: 'Who, and which day',
  time: 'When',
  extras: 'On the table when you come',
  details: 'Who is coming',
  thanks: 'Your table is booked',
};

/** The heading of a step. */
export function stepTitle(
  step: BookingJourneyStep,
  isEnquiry: boolean,
  isPartyKnown: boolean,
  asksOccasionOnly = false,
): string {
  if (step === 'thanks' && isEnquiry) return 'Request sent, not yet confirmed';
  if (step === 'party' && asksOccasionOnly) return 'Which occasion';
  return step === 'party' && isPartyKnown ? 'Which day' : titles[step];
}
