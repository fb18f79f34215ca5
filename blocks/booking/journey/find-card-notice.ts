import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import type { BookingJourneyState, Notice } from '#schemas/domain/booking/journey/journey-state.ts';

/** Whether the details are followed by a card. An enquiry needs none. */
export const needsCard = ({ creditCardRequired, isEnquiry }: Requirements): boolean => creditCardRequired && !isEnquiry;

/** Returns the notice that is shown at the card fields instead of above the form, because they may be far below it. */
export const findCardNotice = (
  { step, notice }: Pick<BookingJourneyState, 'step' | 'notice'>,
  requirements: Requirements | undefined,
): Notice | undefined =>
  step === 'details' && notice?.isAboutCard && requirements && needsCard(requirements) ? notice : undefined;
