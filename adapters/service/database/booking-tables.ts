/** What a booking or an enquiry has become. An enquiry is `asked`: it holds no seats. */
export type BookingStatus = 'booked' | 'asked' | 'cancelled';

export interface BookingTable {
  reference: string;
  store_id: string;
  status: BookingStatus;
  /** Wall day and time in the restaurant's zone; `starts_at` is the same as an instant. */
  booking_date: string;
  time: string;
  starts_at: string;
  /** How long the table is kept. */
  minutes: number;
  adults: number;
  children: number;
  occasion_id: string;
  occasion_name: string;
  area_id: string | null;
  area_name: string | null;
  menu_id: string | null;
  menu_name: string | null;
  /** The seats held: `quarters` quarters of an hour from `first_quarter` on. */
  first_quarter: number;
  quarters: number;
  first_name: string;
  last_name: string;
  email: string;
  /** What bookings are counted under: the address in one way of writing. */
  email_key: string;
  phone: string | null;
  special_request: string | null;
  promotions: number;
  sms: number;
  /** JSON text: `[{id, name, qty, pricePence, limited}]`. */
  extras: string;
  /** The payment provider's customer whose card guarantees the table. */
  customer_id: string | null;
  idempotency_key: string;
  /** SHA-256 of what was asked for, in hex. */
  request_hash: string;
  /** The reply as it was given, for whoever asks again with the same key. */
  reply: string;
  created_at: string;
  cancelled_at: string | null;
}

/** Seats taken in an area in a quarter of an hour, counted from 1970. No row means none. */
interface SeatTable {
  store_id: string;
  area_id: string;
  quarter: number;
  taken: number;
}

/** Extras taken on a day, where the day's number is limited. */
interface ExtraTable {
  store_id: string;
  extra_id: string;
  day: string;
  taken: number;
}

/** A card that the payment gateway keeps, and the one booking that it guarantees. */
interface CardTable {
  customer_id: string;
  created_at: string;
  reference: string | null;
}

/** How often a step of the journey was reached on a day. Nobody can be told from it. */
interface StepTable {
  store_id: string;
  day: string;
  name: string;
  step: number;
  count: number;
}

interface OutboxTable {
  /** Says what the mail is for, so that the same mail is never written twice: `confirmation/K7MPRWXT`. */
  id: string;
  recipient: string;
  /** What mails are counted under: the address in one way of writing. */
  recipient_key: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar file to attach. */
  calendar: string | null;
  created_at: string;
  /** When it is to be tried next. Whoever sends it moves this on first, so that nobody else does. */
  due_at: string;
  attempts: number;
  sent_at: string | null;
  /** When it was given up. */
  failed_at: string | null;
  /** Why the last attempt failed; null before the first and while an attempt is under way. */
  last_error: string | null;
}

/** One row: the latest minute, counted from 1970, in which mails were written, and how many. */
interface MailMinuteTable {
  minute: number;
  mails: number;
}

export interface BookingTables {
  bookings: BookingTable;
  seats: SeatTable;
  extras: ExtraTable;
  cards: CardTable;
  booking_steps: StepTable;
  outbox: OutboxTable;
  mail_minute: MailMinuteTable;
}
