'use client';

import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';

/** Details that were typed before a slot was lost, for the next step. They must not be part of an address. */
export type CarriedDetails = Pick<BookingJourneyState, 'typed' | 'idempotencyKey'>;

/** Carried details as hidden fields, which are posted without script. */
export function CarriedFields({ typed, idempotencyKey }: CarriedDetails) {
  const typedFields = Object.entries(typed).flatMap(([name, value]) =>
    value === false ? [] : [[name, value === true ? 'on' : value] as const],
  );
  return [...typedFields, ['idempotencyKey', idempotencyKey] as const].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
