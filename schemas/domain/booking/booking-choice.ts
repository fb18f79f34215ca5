/** An extra and its quantity. */
export interface ChosenExtra {
  readonly id: string;
  readonly quantity: number;
}

/** What a party has chosen so far; absent fields are not chosen yet. It is part of URLs and contains no personal data. */
export interface BookingChoice {
  /** `2026-12-24`, a day of the restaurant's calendar. */
  readonly date?: string | undefined;
  readonly occasionId?: string | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly areaId?: string | undefined;
  readonly menuId?: string | undefined;
  /** `19:30`, in the restaurant's local time. */
  readonly time?: string | undefined;
  readonly extras?: readonly ChosenExtra[] | undefined;
}

/** The steps of the booking journey at one restaurant, in order. */
export const bookingSteps = ['party', 'time', 'extras', 'details'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The query parameters that contain a choice. */
export const choiceNames = ['step', 'date', 'occasion', 'adults', 'children', 'area', 'menu', 'time', 'extra'] as const;

/** The fragment of the booking journey. It contains a dot, which tile keys never do, so it is unique on the page. */
export const journeyAnchor = 'booking.journey';

/** The fragment of the card fields. A page lands there, and focuses them, where a card is missing. */
export const cardAnchor = 'booking-card';

type Query = Readonly<Record<string, readonly string[]>>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Ids are the API's, which may be words: “Roof terrace”. */
const wireId = /^[\p{L}\p{N}_-](?:[\p{L}\p{N}_ .&'’()-]{0,58}[\p{L}\p{N}_.)-])?$/u;
const most = 500;

/** Parses a choice from a query. Malformed values are left out, because our own links never contain them. */
export function readChoice(query: Query): BookingChoice {
  const one = (name: string, pattern: RegExp): string | undefined => {
    const value = query[name]?.[0];
    return value !== undefined && pattern.test(value) ? value : undefined;
  };
  const count = (name: string): number | undefined => {
    const value = one(name, /^\d{1,3}$/);
    return value === undefined || Number(value) > most ? undefined : Number(value);
  };
  const date = one('date', day);
  return {
    date: date !== undefined && isDay(date) ? date : undefined,
    occasionId: one('occasion', wireId),
    adults: count('adults'),
    children: count('children'),
    areaId: one('area', wireId),
    menuId: one('menu', wireId),
    time: one('time', clock),
    extras: (query.extra ?? []).flatMap(readExtra).slice(0, 50),
  };
}

/** Whether a text such as `2026-12-24` is a day of the calendar. */
export const isDay = (date: string): boolean => {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
};

/** `birthday-cake:2` */
function readExtra(text: string): ChosenExtra[] {
  const [, id, quantity] = /^([\w-]{1,60}):(\d{1,3})$/.exec(text) ?? [];
  return id !== undefined && Number(quantity) > 0 ? [{ id, quantity: Number(quantity) }] : [];
}

export const readStep = (query: Query): BookingStep | undefined =>
  bookingSteps.find((step) => step === query.step?.[0]);

/** Whether an address names a number of people that is none, or none that any party has. */
export function isCountInvalid(query: Query): boolean {
  const { adults, children } = readChoice(query);
  const isAdultMissing = query.adults !== undefined && (adults === undefined || adults < 1);
  return isAdultMissing || (query.children !== undefined && children === undefined);
}

/** The query parameters of a choice, in a fixed order. */
export function choiceFields(choice: BookingChoice): (readonly [name: string, value: string])[] {
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['date', choice.date],
    ['occasion', choice.occasionId],
    ['adults', choice.adults],
    ['children', choice.children],
    ['area', choice.areaId],
    ['menu', choice.menuId],
    ['time', choice.time],
    ...(choice.extras ?? []).map(({ id, quantity }) => ['extra', `${id}:${quantity}`] as const),
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
}

/** `?step=time&date=2026-12-24&…` */
export const formatChoiceQuery = (step: BookingStep, choice: BookingChoice): string =>
  `?${new URLSearchParams([['step', step], ...choiceFields(choice).map(([name, value]) => [name, value])])}`;
