import { choice, customValue, text, wholeNumber, yesOrNo } from './parse/value.ts';

/** Largest party where neither the configuration nor an occasion states one. */
export const defaultMaxCovers = 20;

/** The booking journey and customers’ preferences. */
export const bookingValues = {
  bookNowLabel: text('Label of the book-now button.', 'Book Now', /^.{1,40}$/u, 'text of at most 40 characters'),
  localBookNow: yesOrNo('Whether /book-now is a page instead of a redirect.', false),
  maxTableBookingCovers: wholeNumber(
    'Largest party that can book a table; larger parties send an enquiry.',
    defaultMaxCovers,
    1,
    500,
  ),
  showChildCovers: yesOrNo('Whether children are counted separately.', false),
  smsOptIn: yesOrNo('Whether visitors can opt in to text messages.', true),
  hideGenderPreference: yesOrNo('Whether the preferences form hides gender.', true),
  bookingJourneyStyle: choice('Direction of the booking steps.', ['horizontal', 'vertical'], 'horizontal'),
  bookingTileType: choice(
    'Whether a booking tile with a video shows the video or an image instead.',
    ['video', 'image'],
    'video',
  ),
  bookingWidgetStyle: choice('Where the booking journey opens.', ['modal', 'page'], 'modal'),
  bookingDefaultCovers: wholeNumber('Number of covers after a reset.', 2, 1, 500),
  bookingStartHour: wholeNumber(
    'First hour of the day at which a table can be booked. Times after midnight belong to the evening before.',
    9,
    0,
    23,
  ),
  bookingStartMinute: wholeNumber('Minute of that hour.', 0, 0, 59),
  bookingStartStep: wholeNumber(
    'Step with which the journey opens, if today, the default covers and availability allow it: 1 party, 2 time, 3 details.',
    1,
    1,
    3,
  ),
  bookingTimeStepMinutes: customValue<number>(
    {
      description: 'Minutes between two bookable times. Requested times are rounded to them.',
      mustBe: 'a number of minutes that divides an hour: 1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30 or 60',
    },
    15,
    (text) => (/^\d{1,2}$/.test(text) && 60 % Number(text) === 0 ? Number(text) : undefined),
  ),
  waitingOfferMinutes: wholeNumber(
    'Minutes for which a freed table is reserved for the first on the waiting list.',
    15,
    1,
    240,
  ),
  bookingModalWidthPx: wholeNumber('Width of the booking modal in pixels.', 800, 280, 2000),
};
