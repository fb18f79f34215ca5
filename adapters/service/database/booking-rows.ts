/** Status of a booking. `asked` is an open enquiry, which reserves no seats. */
export type BookingStatus = 'booked' | 'asked' | 'cancelled';

export interface BookingTable {
  reference: string;
  store_id: string;
  status: BookingStatus;
  /** Local date and time of the restaurant; `starts_at` is the same time in UTC. */
  booking_date: string;
  time: string;
  starts_at: string;
  /** Duration of the stay. */
  minutes: number;
  adults: number;
  children: number;
  occasion_id: string;
  occasion_name: string;
  area_id: string | null;
  area_name: string | null;
  /** 1 if the guest asked for the area, 0 if the service chose it. Null if unknown. */
  area_requested: number | null;
  menu_id: string | null;
  menu_name: string | null;
  /** Reserved seats: `quarters` quarters of an hour from `first_quarter` on. */
  first_quarter: number;
  quarters: number;
  first_name: string;
  last_name: string;
  email: string;
  /** Normalized email address, used to count bookings. */
  email_key: string;
  phone: string | null;
  special_request: string | null;
  promotions: number;
  sms: number;
  /** JSON text: `[{id, name, qty, pricePence, limited}]`. */
  extras: string;
  /** The payment provider's id of the customer with the guarantee card. */
  customer_id: string | null;
  idempotency_key: string;
  /** SHA-256 of the request, in hex. */
  request_hash: string;
  /** The reply, repeated for requests with the same key. */
  reply: string;
  created_at: string;
  cancelled_at: string | null;
  /** How often the guest has changed it. */
  changes: number;
  changed_at: string | null;
  /** JSON text: `{amountPence, covers}`, the guarantee that a change kept because it was made too late to cancel free of charge. */
  retained_guarantee: string | null;
}

/** `refused`, `expired`: an offer was not taken. `closed`: no table came up in time. */
export type WaitingStatus = 'waiting' | 'offered' | 'booked' | 'refused' | 'expired' | 'left' | 'closed';

/** A party that waits for a table. The columns from `offer_time` on are set once a table was offered. */
export interface WaitingEntryTable {
  reference: string;
  store_id: string;
  status: WaitingStatus;
  /** Local date of the restaurant, and the first and last local time that suit. */
  day: string;
  from_time: string;
  to_time: string;
  adults: number;
  children: number;
  occasion_id: string;
  occasion_name: string;
  menu_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  /** Normalized email address: the same person waits once for a day. */
  email_key: string;
  phone: string | null;
  /** Entries are served in this order. */
  joined_at: string;
  /** When it is too late to offer a table. */
  closes_at: string;
  delete_after: string;
  offer_time: string | null;
  offer_area_id: string | null;
  /** The seats that are reserved while the status is `offered`. */
  offer_first_quarter: number | null;
  offer_quarters: number | null;
  offer_minutes: number | null;
  offer_until: string | null;
  /** The times that are not offered again, separated by a space: the diner, or a change of the rules, turned them down. */
  refused_times: string | null;
  booking_reference: string | null;
}

/** Seats taken in an area in a quarter of an hour, counted from 1970. A missing row means zero. */
interface SeatTable {
  store_id: string;
  area_id: string;
  quarter: number;
  taken: number;
}

/** Quantity of a limited extra that is reserved on a day. */
interface ExtraTable {
  store_id: string;
  extra_id: string;
  day: string;
  taken: number;
}

/** A card stored by the payment gateway, and the booking that it guarantees. */
interface CardTable {
  customer_id: string;
  created_at: string;
  reference: string | null;
}

/** How often a step of the booking journey was reached on a day. Not personal data. */
interface StepTable {
  store_id: string;
  day: string;
  name: string;
  step: number;
  count: number;
}

interface OutboxTable {
  /** Purpose and reference of the mail, so that it is never written twice: `confirmation/K7MPRWXT`. */
  id: string;
  recipient: string;
  /** Normalized email address, used to count mails. */
  recipient_key: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar file to attach. */
  calendar: string | null;
  /** The address that leaves the mailing list. */
  leave_url: string | null;
  created_at: string;
  /** Time of the next attempt. A sender first moves it into the future, so that no other sender picks the mail. */
  due_at: string;
  attempts: number;
  sent_at: string | null;
  /** When delivery was given up. */
  failed_at: string | null;
  /** Error of the last attempt; null before the first one and while an attempt runs. */
  last_error: string | null;
}

/** A single row: the latest minute, counted from 1970, in which mails were written, and their number. */
interface MailMinuteTable {
  minute: number;
  mails: number;
}

export interface BookingTables {
  bookings: BookingTable;
  waiting_entries: WaitingEntryTable;
  seats: SeatTable;
  extras: ExtraTable;
  cards: CardTable;
  booking_steps: StepTable;
  outbox: OutboxTable;
  mail_minute: MailMinuteTable;
}
