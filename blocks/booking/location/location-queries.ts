import { sessionId } from '#blocks/booking/journey/questions/session-id.ts';
import { abortAfter } from '#blocks/booking/journey/questions/time-limit.ts';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import { offlineMessage } from '#schemas/domain/booking/booking-message.ts';
import {
  bookableRestaurantsPath,
  type JourneyStart,
  type LocationFacts,
  type NearbyLocations,
} from './bookable-restaurant.ts';

const timeoutMs = 20_000;

const failedMessage = 'The restaurants cannot be loaded at the moment. Please try again.';

async function load<Value>(path: string): Promise<BookingAnswer<Value>> {
  try {
    const response = await fetch(path, { headers: { 'x-session-id': sessionId() }, signal: abortAfter(timeoutMs) });
    if (response.ok) return { ok: true, value: await response.json() };
    const message =
      response.status === 404 ? 'This restaurant takes no bookings here. Please choose another.' : failedMessage;
    return { ok: false, message, ...(response.status >= 500 && { isTemporary: true }) };
  } catch {
    return { ok: false, message: navigator.onLine ? failedMessage : offlineMessage, isTemporary: true };
  }
}

/** Fetches the restaurants of the location step. Never rejects. */
export const loadLocations = (): Promise<BookingAnswer<LocationFacts>> => load(bookableRestaurantsPath);

/** Fetches the restaurants nearest to a town or a postcode. Never rejects. */
export const loadNearbyLocations = (place: string): Promise<BookingAnswer<NearbyLocations>> =>
  load(`${bookableRestaurantsPath}?${new URLSearchParams({ near: place })}`);

/** Fetches what a booking at a restaurant needs, by its store id or slug. Never rejects. */
export const loadJourneyStart = (id: string): Promise<BookingAnswer<JourneyStart>> =>
  load(`${bookableRestaurantsPath}/${encodeURIComponent(id)}`);
