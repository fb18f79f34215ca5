import { customValue, choice, wholeNumber, text, yesOrNo } from './parse/value.ts';

/** The booking journey and customers’ preferences. */
export const bookingValues = {
  bookNowLabel: text('The words of the book-now control.', 'Book Now', /^.{1,40}$/u, 'text of at most 40 characters'),
  localBookNow: yesOrNo('Whether /book-now is a page of its own instead of a redirect.', false),
  maxTableBookingCovers: wholeNumber('Largest party that can book a table; larger ones enquire.', 20, 1, 500),
  showChildCovers: yesOrNo('Whether children are counted apart.', false),
  smsOptIn: yesOrNo('Whether visitors can opt in to text messages.', true),
  hideGenderPreference: yesOrNo('Whether the preferences leave out gender.', true),
  bookingJourneyStyle: choice('How the steps of the journey stand.', ['horizontal', 'vertical'], 'horizontal'),
  bookingTileType: choice(
    'What fills a booking tile that has a video: the video, or a picture in its place.',
    ['video', 'image'],
    'video',
  ),
  bookingWidgetStyle: choice('Where the journey opens.', ['modal', 'page'], 'modal'),
  bookingDefaultCovers: wholeNumber('Covers after a reset.', 2, 1, 500),
  bookingStartHour: wholeNumber(
    'First hour of the day at which a table can be booked. What is past midnight belongs to the evening before.',
    9,
    0,
    23,
  ),
  bookingStartMinute: wholeNumber('Minute of that hour.', 0, 0, 59),
  bookingStartStep: wholeNumber(
    'Step the journey opens with, as far as today, the usual covers and what is free come to it: 1 party, 2 time, 3 details.',
    1,
    1,
    3,
  ),
  bookingTimeStepMinutes: customValue<number>(
    {
      description: 'Minutes between two times that can be booked; times asked for are rounded to them.',
      mustBe: 'a number of minutes that divides an hour: 1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30 or 60',
    },
    15,
    (text) => (/^\d{1,2}$/.test(text) && 60 % Number(text) === 0 ? Number(text) : undefined),
  ),
  bookingModalWidthPx: wholeNumber('Width of the booking modal in pixels.', 800, 280, 2000),
};
