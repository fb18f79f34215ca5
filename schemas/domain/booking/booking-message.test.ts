import { describe, expect, it } from 'vitest';
import { alreadyBookedMessage, bookingMessage } from './booking-message.ts';

const contact = 'please contact the restaurant directly.';

/** The specification’s table of codes. */
const table: readonly (readonly [code: number, message: string])[] = [
  [0, 'Sorry, something went wrong. Please try again.'],
  [1, "Sorry, we don't take bookings for this restaurant, please contact them directly."],
  [2, `Sorry, we are unable to take bookings online right now, ${contact}`],
  [3, `Sorry, something's not working, ${contact}`],
  [4, 'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.'],
  [5, `This booking needs a credit card to confirm, ${contact}`],
  [6, 'The server’s own words.'],
  [7, `Sorry, something's not working, ${contact}`],
  [8, 'This menu is not available.'],
  [9, `Sorry, we are unable to take bookings online right now, ${contact}`],
  [10, 'Unfortunately we are currently unable to accept bookings at this time.'],
  [11, 'This restaurant cannot be booked online.'],
  [12, 'Something went wrong retrieving the jobs data. Please try again.'],
  [13, 'Something went wrong submitting the job application. Please try again.'],
  [14, 'You have already submitted an application for this job.'],
  [15, 'Something went wrong validation the application, please try again.'],
  [16, 'Something went wrong connecting to the content service, please try again.'],
  [17, 'This occasion cannot be booked for this date, please try again.'],
  [18, 'Sorry, this restaurant is unable to accept a booking for that number of guests for that occasion.'],
  [19, 'The server’s own words.'],
  [20, "This restaurant can only be booked through a holiday-park operator's online booking system."],
  [21, `Sorry, something's not working, ${contact}`],
  [-1, `Sorry, something's not working, ${contact}`],
];

describe('the message for an error code', () => {
  it.each(table)('%i matches the specification [booking.codes]', (code, message) => {
    expect(bookingMessage(code, 'The server’s own words.')).toBe(message);
  });

  it('is the general message if there is no server message or no code [booking.codes]', () => {
    for (const code of [6, 19])
      for (const words of [undefined, null, '', '  '])
        expect(bookingMessage(code, words)).toBe(`Sorry, something's not working, ${contact}`);
    expect(bookingMessage(undefined)).toBe(`Sorry, something's not working, ${contact}`);
    expect(bookingMessage(null)).toBe(`Sorry, something's not working, ${contact}`);
  });
});

describe('the message for a key that was used for another booking', () => {
  it('says what was sent before, with its reference [booking.once]', () => {
    const rest = 'What you have changed since then was not sent. To change it, please ask the restaurant.';
    expect(alreadyBookedMessage({ isEnquiry: false, reference: 'PR-7KQ2' })).toBe(
      `Your table is booked already: the reference is PR-7KQ2. ${rest}`,
    );
    expect(alreadyBookedMessage({ isEnquiry: true })).toBe(`Your request was sent already. ${rest}`);
  });
});
