import { bookingRequestEndpoints } from '#schemas/api/booking/booking-request.ts';
import { bookingTimeEndpoints } from '#schemas/api/booking/booking-times.ts';
import { serviceUrl } from '#site/e2e/product/product.ts';

interface FullDay {
  readonly storeId: string;
  readonly date: string;
}

/** Books every dinner table of a day and returns the references of the bookings for two. */
export async function fillDay({ storeId, date }: FullDay): Promise<readonly string[]> {
  const { accessToken } = await (await fetch(`${serviceUrl()}/api/token`, { method: 'POST' })).json();
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'x-brand-key': 'pandan-row',
    'x-session-id': crypto.randomUUID(),
    'content-type': 'application/json',
  };
  const freeTime = async (adults: number): Promise<string | undefined> => {
    const path = bookingTimeEndpoints.slots.path.replace('{storeId}', storeId);
    const query = new URLSearchParams({ occasionId: 'dinner', adults: String(adults), children: '0', dates: date });
    const answer = await fetch(`${serviceUrl()}${path}?${query}`, { headers });
    const slots = bookingTimeEndpoints.slots.reply.parse(await answer.json()).data ?? [];
    return slots.find(({ available, canEnquire }) => available && !canEnquire)?.time;
  };
  const book = async (adults: number, time: string): Promise<string> => {
    const customer = { firstName: 'Ada', lastName: 'Full', email: `full.${crypto.randomUUID()}@example.com` };
    const answer = await fetch(
      `${serviceUrl()}${bookingRequestEndpoints.createBooking.path.replace('{storeId}', storeId)}`,
      {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ occasionId: 'dinner', adults, children: 0, bookingDate: date, time, customer }),
      },
    );
    const { bookingReference, message } = bookingRequestEndpoints.createBooking.reply.parse(await answer.json());
    if (!bookingReference) throw new Error(`The day cannot be filled: ${message}`);
    return bookingReference;
  };
  const references: string[] = [];
  for (const adults of [6, 2, 1])
    for (let time = await freeTime(adults); time !== undefined; time = await freeTime(adults)) {
      const reference = await book(adults, time);
      if (adults === 2) references.push(reference);
    }
  return references;
}
