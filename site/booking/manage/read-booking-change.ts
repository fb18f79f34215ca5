import { formatDayOfWeek } from '#blocks/_shared/format/format-day.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import { type BookingChange, bookingChange } from '#schemas/api/booking/manage-booking.ts';
import { unknownAreaMessage } from '#schemas/domain/booking/booking-message.ts';
import {
  type ChangeErrors,
  formatOwnTable,
  type ManageState,
  type OtherTable,
  ownFields,
  shownFields,
  type TypedChange,
} from '#schemas/domain/booking/manage/booking-manager.ts';

const textOf = (fields: FormData, name: string): string | undefined => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : undefined;
};

const numberOf = (fields: FormData, name: string): number | undefined => {
  const text = textOf(fields, name);
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
};

const { shape } = bookingChange;

/**
 * The change that a guest posted, and what is valid of it where it is incomplete. A time that was chosen among those of
 * another day or party is none.
 */
export function readBookingChange(fields: FormData): {
  readonly values: TypedChange;
  /** Absent where the change is incomplete, invalid or unconfirmed; then `message` says why. */
  readonly change?: BookingChange | undefined;
  readonly message?: string | undefined;
  /** The message of each field that is missing or invalid. */
  readonly errors?: ChangeErrors | undefined;
  readonly isUnconfirmed?: boolean | undefined;
} {
  const posted = {
    bookingDate: textOf(fields, 'date'),
    time: textOf(fields, 'time'),
    adults: numberOf(fields, 'adults'),
    children: numberOf(fields, 'childCovers') ?? 0,
    areaId: textOf(fields, 'areaId') || undefined,
    specialRequest: textOf(fields, 'specialRequest')?.replace(/\r\n/g, '\n').slice(0, longestRequest),
    seenChanges: numberOf(fields, ownFields.changes),
  };
  const values = {
    bookingDate: shape.bookingDate.safeParse(posted.bookingDate).data,
    time: shape.time.safeParse(posted.time).data,
    adults: shape.adults.safeParse(posted.adults).data,
    children: shape.children.safeParse(posted.children).data,
    // Empty for any area, unlike a form without areas.
    areaId: textOf(fields, 'areaId') === '' ? '' : shape.areaId.safeParse(posted.areaId).data,
    specialRequest: posted.specialRequest,
  };
  const table = otherTableOf({ action: 'change', values });
  const unseen = table && describeUnseenTable(fields, table);
  if (unseen !== undefined)
    return {
      values,
      message: `These are the times for ${unseen}. Choose one, then change your table.`,
      isUnconfirmed: true,
    };
  const read = bookingChange.safeParse(posted);
  if (read.success && isUnchanged(fields, read.data)) return { values, message: unchangedMessage };
  if (read.success) return { values, change: read.data };
  const names = read.error.issues.map(({ path }) => String(path[0]));
  const errors = Object.fromEntries(names.map((name) => [name, messages[name]]));
  return { values, message: messages[names[0] ?? ''], errors };
}

/** The values that the form shows after a refusal: without a table that the guest left as it was, as it may have changed. */
export const valuesAfterRefusal = (fields: FormData, change: BookingChange, values: TypedChange): TypedChange =>
  hasOwnTable(fields, change) ? { areaId: values.areaId, specialRequest: values.specialRequest } : values;

/** Whether the day, time and party are those that the form was rendered with. */
const hasOwnTable = (fields: FormData, { bookingDate: date, time, adults, children }: BookingChange): boolean =>
  textOf(fields, ownFields.table) === formatOwnTable({ date, time, adults, children });

const unchangedMessage = 'Nothing is changed: choose another day, time or party.';

const isUnchanged = (fields: FormData, change: BookingChange): boolean =>
  hasOwnTable(fields, change) &&
  (!change.areaId || change.areaId === textOf(fields, ownFields.area)) &&
  !hasNewRequest(fields);

/** Whether the posted special request differs from the booking's own. */
export function hasNewRequest(fields: FormData): boolean {
  const requestIn = (name: string): string => (textOf(fields, name) ?? '').replace(/\r\n/g, '\n').trim();
  return requestIn('specialRequest') !== requestIn(ownFields.request);
}

/** The table whose times the guest has not seen; undefined where the form showed them. */
function describeUnseenTable(fields: FormData, { date, adults, children }: OtherTable): string | undefined {
  const shown = {
    date: textOf(fields, shownFields.date),
    adults: numberOf(fields, shownFields.adults),
    children: numberOf(fields, shownFields.children),
  };
  const isSameParty = shown.adults === adults && shown.children === children;
  if (isSameParty && shown.date === date) return undefined;
  const day = formatDayOfWeek(date);
  return isSameParty || shown.adults === undefined ? day : `${formatCovers(adults, children)} on ${day}`;
}

/** Characters that are read of a text; the limit of a request is lower and has a message of its own. */
const longestRequest = 1000;

const messages: Readonly<Record<string, string>> = {
  areaId: unknownAreaMessage,
  bookingDate: 'Choose a day.',
  time: 'Choose a time.',
  adults: 'Say how many people come.',
  children: 'Say how many children come.',
};

/** The day and party whose times are shown after a form was posted; undefined where they are incomplete. */
export function otherTableOf(state: ManageState | undefined): OtherTable | undefined {
  const { bookingDate: date, adults, children = 0 } = state?.values ?? {};
  return date === undefined || adults === undefined ? undefined : { date, adults, children };
}
