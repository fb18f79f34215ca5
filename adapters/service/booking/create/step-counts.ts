import type { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { bookingEvent } from '#schemas/api/booking/booking-request.ts';

/** Largest number of different steps counted per restaurant and day; further ones count as `other`. */
const maxSteps = 200;

/** Counts a step of the booking journey for the day. Stores nothing about the guest. `now` in milliseconds. */
export async function recordStep(
  connection: Connection,
  storeId: string,
  event: z.output<typeof bookingEvent>,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const step = { store_id: storeId, day, name: event.name.toLowerCase(), step: event.step ?? 0 };
  if (await incrementCounter(connection, step)) return;
  const { steps } = await connection
    .selectFrom('booking_steps')
    .select((row) => row.fn.countAll<number | string>().as('steps'))
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const counted = Number(steps) < maxSteps ? step : { ...step, name: 'other', step: 0 };
  await connection
    .insertInto('booking_steps')
    .values({ ...counted, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'day', 'name', 'step'])
        .doUpdateSet((row) => ({ count: row('booking_steps.count', '+', 1) })),
    )
    .execute();
}

interface StepKey {
  readonly store_id: string;
  readonly day: string;
  readonly name: string;
  readonly step: number;
}

/** Increments an existing counter. Returns false if there is none yet. */
async function incrementCounter(connection: Connection, step: StepKey): Promise<boolean> {
  const row = await connection
    .updateTable('booking_steps')
    .set((each) => ({ count: each('count', '+', 1) }))
    .where('store_id', '=', step.store_id)
    .where('day', '=', step.day)
    .where('name', '=', step.name)
    .where('step', '=', step.step)
    .returning('count')
    .executeTakeFirst();
  return row !== undefined;
}

/** How often each step was reached at a restaurant on a day. */
export const listSteps = (connection: Connection, storeId: string, day: string) =>
  connection
    .selectFrom('booking_steps')
    .select(['name', 'step', 'count'])
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .orderBy('step')
    .orderBy('name')
    .execute();
