import { type BookingChange, bookingChange } from '#schemas/api/booking/manage-booking.ts';

const textOf = (fields: FormData, name: string): string | undefined => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : undefined;
};

const numberOf = (fields: FormData, name: string): number | undefined => {
  const text = textOf(fields, name);
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
};

/** The change that a guest posted, and what is valid of it where it is incomplete. */
export function readBookingChange(
  fields: FormData,
): { readonly ok: true; readonly change: BookingChange } | { readonly ok: false; readonly message: string } {
  const read = bookingChange.safeParse({
    bookingDate: textOf(fields, 'date'),
    time: textOf(fields, 'time'),
    adults: numberOf(fields, 'adults'),
    children: numberOf(fields, 'children') ?? 0,
    areaId: textOf(fields, 'areaId') || undefined,
    specialRequest: textOf(fields, 'specialRequest')?.replace(/\r\n/g, '\n'),
  });
  if (read.success) return { ok: true, change: read.data };
  const field = read.error.issues[0]?.path[0];
  return { ok: false, message: messages[String(field)] ?? 'Choose a day, a party and a time.' };
}

const messages: Readonly<Record<string, string>> = {
  time: 'Choose a time.',
  specialRequest: 'Your requests must be 500 characters or fewer.',
};
