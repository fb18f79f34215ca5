import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import type { TypedDetails } from '#schemas/table-booking/booking-details.ts';
import { calendarFile } from '#schemas/table-booking/calendar-file.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { Mail } from '../mail/outbox.ts';
import type { PlannedBooking } from './plan-booking.ts';

export interface MailedBooking {
  readonly kind: 'booking' | 'enquiry';
  readonly reference: string;
  readonly brand: string;
  readonly restaurant: Restaurant;
  readonly plan: PlannedBooking;
  readonly party: { readonly adults: number; readonly children: number };
  readonly areaName: string | undefined;
  readonly guest: TypedDetails;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const addressOf = ({ title, address, postcode }: Restaurant): string =>
  [title, ...address, ...(postcode ? [postcode] : [])].join(', ');

/** What the mail says of the table, as names and values. */
function facts({ restaurant, plan, party, areaName, reference, guest, brand }: MailedBooking): [string, string][] {
  const extras = plan.extras.map(({ extra, qty }) => `${qty} × ${extra.name} (${pounds(extra.pricePence)} each)`);
  const children = party.children > 0 ? `, ${counted(party.children, 'child', 'children')}` : '';
  const rows: (readonly [string, string | undefined])[] = [
    ['Reference', reference],
    ['Restaurant', `${brand}, ${addressOf(restaurant)}`],
    ['Day', day.format(Date.parse(plan.table.date))],
    ['Time', plan.table.time],
    ['Party', `${counted(party.adults, 'adult', 'adults')}${children}`],
    ['Occasion', plan.occasion.name],
    ['Area', areaName],
    ['Menu', plan.menu?.name],
    ['Extras', extras.join(', ')],
    ['Your request', guest.specialRequest],
    ['Card guarantee', plan.guarantee?.policyText],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

const opening = {
  booking: {
    subject: 'Your table at',
    line: 'Your table is confirmed. We look forward to seeing you.',
  },
  enquiry: {
    subject: 'Your request to',
    line: 'We have your request. It is not a booking yet: the restaurant will answer you soon.',
  },
} as const;

/** The mail that a booking or an enquiry brings: text, simple HTML and, for a booking, the calendar file. Pure. */
export function bookingMail(booking: MailedBooking): Mail {
  const { kind, reference, brand, restaurant, guest, plan } = booking;
  const rows = facts(booking);
  const { subject, line } = opening[kind];
  const ring = restaurant.phone ? `To change or cancel it, ring ${restaurant.phone}.` : '';
  const paragraphs = [`Hello ${guest.firstName},`, line];
  const map = restaurant.mapUrl;
  return {
    id: `${kind === 'booking' ? 'confirmation' : 'request'}/${reference}`,
    to: guest.email,
    subject: `${subject} ${brand} ${restaurant.title}, ${reference}`,
    text: [
      ...paragraphs,
      rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...(ring ? [ring] : []),
      ...(map ? [`Directions: ${map}`] : []),
      brand,
    ].join('\n\n'),
    html: page(`${subject} ${brand}`, paragraphs, rows, [
      ...(ring ? [escapeHtml(ring)] : []),
      ...(map ? [`<a href="${escapeHtml(map)}">Directions</a>`] : []),
      escapeHtml(brand),
    ]),
    calendar:
      kind === 'booking'
        ? calendarFile({
            reference,
            title: `Table at ${brand} ${restaurant.title}`,
            address: addressOf(restaurant),
            startsAt: plan.table,
            minutes: plan.sitting.minutes,
            zone: restaurant.timeZone ?? 'Europe/London',
            url: map,
            description: `Reference ${reference}`,
            madeAt: booking.madeAt,
          })
        : undefined,
  };
}

function page(
  title: string,
  paragraphs: readonly string[],
  rows: readonly (readonly [string, string])[],
  last: readonly string[],
): string {
  const lines = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(name)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font:16px/1.5 sans-serif;color:#121512">
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<table>${lines.join('')}</table>
${last.map((html) => `<p>${html}</p>`).join('\n')}
</body></html>`;
}
