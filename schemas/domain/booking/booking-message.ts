/** Error codes of booking calls, from the specification's list of codes 0 to 20. */
export const bookingCode = {
  timeOut: 0,
  byTelephone: 1,
  notOnlineNow: 2,
  unknown: 3,
  tooMany: 4,
  cardNeeded: 5,
  explained: 6,
  menuNotAvailable: 8,
  notAtThisTime: 10,
  notOnline: 11,
  jobsUnavailable: 12,
  tooManyForOccasion: 18,
  notOnThisDate: 17,
  extraExplained: 19,
  holidayPark: 20,
} as const;

/** The codes of restaurants that never take online bookings here, so that retrying is pointless. */
export const neverBookableCodes: ReadonlySet<number> = new Set([
  bookingCode.byTelephone,
  bookingCode.notOnline,
  bookingCode.holidayPark,
]);

export type BookingCode = (typeof bookingCode)[keyof typeof bookingCode];

/** The `bookingStatus` of a booking if the slot was taken in the meantime. It is not a code of the catalogue. */
export const slotTakenStatus = 9;
export const slotTakenMessage = 'Sorry, that time has just been taken. Please choose another.';

export interface UncertainAttempt {
  readonly isEnquiry: boolean;
  /** The reference of a reply that contradicts itself. */
  readonly reference?: string | undefined;
}

/** An attempt may have made a booking, or sent an enquiry, although its reply was lost. */
export const uncertainMessage = ({ isEnquiry, reference }: UncertainAttempt): string =>
  `We do not know whether your ${isEnquiry ? 'request was sent' : 'table was booked'}. Please ask the restaurant before you try again${reference === undefined ? '' : ` and give the reference ${reference}`}.`;

/** The result of a booking that was posted without script cannot be read. */
export const lostResultMessage =
  'The result of your booking cannot be shown. Your table may have been booked, or your request sent. Please ask the restaurant before you try again.';

/** What was typed in a form with errors, or in one that was refused, cannot be read. */
export const lostInputMessage =
  'What you typed is no longer here. Nothing was booked or requested with it. Please fill in the form again.';

/** The page was left or loaded again while a booking was being sent. */
export const interruptedMessage = ({ isEnquiry }: UncertainAttempt): string =>
  `Your ${isEnquiry ? 'request' : 'booking'} was being sent when this page was left. ${uncertainMessage({ isEnquiry })}`;

/** The key of a booking was used again for another one. The first was made, and the second was not sent. */
export const alreadyBookedMessage = ({ isEnquiry, reference }: UncertainAttempt): string =>
  `Your ${isEnquiry ? 'request was sent' : 'table is booked'} already${reference === undefined ? '' : `: the reference is ${reference}`}. What you have changed since then was not sent. To change it, please ask the restaurant.`;

/** A guest is about to book the table that this browser has booked before. */
export const justBookedMessage = ({ isEnquiry, reference }: UncertainAttempt): string =>
  `You have just ${isEnquiry ? 'requested' : 'booked'} this table${reference === undefined ? '' : `: the reference is ${reference}`}.`;

/** The messages for an address with choices that are not available. */
export const notADateMessage = 'The day in the address is not a date. Please choose a day.';
export const notATimeMessage = 'The time in the address is not a time. Please choose a time.';
export const notACountMessage =
  'The number of people in the address is not one that can be booked. Please say how many people come.';
export const timeNotOfferedMessage = (time: string): string =>
  `No table can be booked for ${time} on this day. Please choose another time.`;

/** The message for a link to a table that another guest has taken since, with the nearest free times of the day. */
export function timeJustTakenMessage(time: string, nearest: readonly string[]): string {
  const taken = `Sorry, ${time} has just been taken.`;
  if (nearest.length === 0) return taken;
  return `${taken} The nearest free ${nearest.length === 1 ? 'time is' : 'times are'} ${nearest.join(' and ')}.`;
}

/** The message for an area that does not exist, or not for the chosen occasion. */
export const unknownAreaMessage = 'That part of the restaurant cannot be booked. Please choose another.';

/** The message for an area that is smaller than the party. */
export const smallAreaMessage = (area: string, covers: number): string =>
  `${area} has no table for ${covers} people. Please choose another part of the restaurant.`;

/** `day`: Thursday 3 December 2026 */
export const noOccasionMessage = (day: string): string =>
  `Nothing can be booked online for ${day}. Please choose another day.`;

export const occasionNotOfferedMessage =
  'That occasion cannot be booked here on this day. Please choose one of those below.';

/** The booking system could not be reached at all. */
export const bookingNotSentMessage =
  'We cannot reach our booking system just now. Nothing was sent, and no table is booked. Please try again in a minute.';

/** The messages while the browser has no connection, and when it is back. */
export const offlineMessage = 'You are offline. Nothing is lost: try again when you are connected.';
export const reconnectedMessage = 'You are connected again. Please try again.';

/** The HTTP status if an idempotency key was used before with another request. */
export const keyReusedStatus = 422;

/** The HTTP status with which the site says that an attempt has booked nothing. After others it may have booked. */
export const notBookedStatus = 503;

const defaultMessage = "Sorry, something's not working, please contact the restaurant directly.";
const notOnlineNow = 'Sorry, we are unable to take bookings online right now, please contact the restaurant directly.';

const messages: ReadonlyMap<number, string> = new Map([
  [0, 'Sorry, something went wrong. Please try again.'],
  [1, "Sorry, we don't take bookings for this restaurant, please contact them directly."],
  [2, notOnlineNow],
  [4, 'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.'],
  [5, 'This booking needs a credit card to confirm, please contact the restaurant directly.'],
  [8, 'This menu is not available.'],
  [9, notOnlineNow],
  [10, 'Unfortunately we are currently unable to accept bookings at this time.'],
  [11, 'This restaurant cannot be booked online.'],
  [12, 'Something went wrong retrieving the jobs data. Please try again.'],
  [13, 'Something went wrong submitting the job application. Please try again.'],
  [14, 'You have already submitted an application for this job.'],
  [15, 'Something went wrong validation the application, please try again.'],
  [16, 'Something went wrong connecting to the content service, please try again.'],
  [17, 'This occasion cannot be booked for this date, please try again.'],
  [18, 'Sorry, this restaurant is unable to accept a booking for that number of guests for that occasion.'],
  [20, "This restaurant can only be booked through a holiday-park operator's online booking system."],
]);

/**
 * The visitor's message for an error code of a booking or job call. Codes 6 and 19 show the server’s message; codes
 * that are not listed, such as 3 and 7, show a general message.
 */
export function bookingMessage(code: number | null | undefined, serverMessage?: string | null): string {
  const message = code === 6 || code === 19 ? readServerMessage(serverMessage) : messages.get(code ?? -1);
  return message || defaultMessage;
}

/** One word of capitals, or an identifier: `MAX_COVERS_EXCEEDED`, `maxCovers`, `booking.maxCovers`, `max_covers`. */
const identifier = /^([A-Z\d_-]+|[\w.]*\w[._]\w[\w.]*|\w*[a-z\d][A-Z]\w*)$/;

/** Parts of messages for programmers: exceptions, frames of a stack, types and paths of .NET, GUIDs, and patterns. */
const technical =
  /[<>{}]|\w(Exception|Error)\b|\bat [\w.]+\(|\bSystem\.\w|LineNumber|\$\.\w|[\dA-Fa-f]{8}-[\dA-Fa-f]{4}-|regular expression/;

/** A server's message for people; undefined for markup, JSON, identifiers, technical details or a long text. */
export function readServerMessage(message: string | null | undefined): string | undefined {
  const text = message?.trim();
  const isForPeople = text && text.length <= 300 && !technical.test(text) && !identifier.test(text);
  return isForPeople ? text : undefined;
}

/** Whether a message of the catalogue sends the visitor to the restaurant. */
export const asksToContact = (message: string): boolean => /contact (the restaurant|them) directly/.test(message);

/** The message when a card is declined. It is not a code of the error catalogue: the guest can try another card. */
export const cardRejectedMessage =
  'The card was not accepted. Nothing was taken, and no table is booked yet. Please try another card.';

/** The message when the card holder's bank has not confirmed the card (3D Secure). */
export const cardUnconfirmedMessage =
  'Your bank has not confirmed the card. Nothing was taken, and no table is booked yet. Please try again, or use another card.';

/** The message when the bank or the payment provider has not answered about a card that was given. */
export const cardUnansweredMessage =
  'We have no answer about the card. Nothing was taken, and no table is booked yet. Please try again in a moment.';
