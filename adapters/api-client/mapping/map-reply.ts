import type { Endpoint } from '#schemas/api/endpoint.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { mapBookingReply } from './map-booking.ts';
import { mapArea, mapOccasion, mapSlots } from './map-booking-choices.ts';
import { mapJob, mapMenu, mapOffer, mapPlace, mapPost, mapRestaurant, mapSettings } from './map-content.ts';
import { mapPage } from './map-page.ts';
import { mapPreferences } from './map-preferences.ts';
import { type ApiMapping, findByName, normalizeName } from './mapping.ts';
import { hasOutcome, mapOutcome } from './outcome/map-outcome.ts';
import { isContactSuccess } from './outcome/status-code.ts';

type Entry = (entry: unknown) => unknown;

const contactForms: ReadonlySet<string> = new Set(['contactEmail', 'groupBooking']);

/**
 * Brings the entries of a reply, whose fields are under the names of the specification, into the form of its endpoint's
 * schema. What is in that form is not changed.
 */
export function mapReply(endpoint: Endpoint, json: unknown, input: unknown, mapping: ApiMapping): unknown {
  const { name, reply: schema } = endpoint;
  const id = idOf(input);
  const payload = payloadOf(json, mapping);
  const withOutcome = (reply: unknown): unknown =>
    hasOutcome(schema) ? mapOutcome(schema, reply, contactForms.has(name) ? isContactSuccess : undefined) : reply;
  switch (name) {
    case 'page':
      return mapPage(json, id, mapping);
    case 'createBooking':
    case 'enquiry':
      return mapBookingReply(json, mapping, name === 'enquiry');
    case 'settings':
      return mapSettings(payload, mapping);
    case 'menu':
      return mapMenu(payload, id);
    case 'offerBySlug':
      return mapOffer(payload, id);
    case 'restaurant':
    case 'restaurantBySlug':
    case 'restaurantBySlugAndCity':
      return mapRestaurant(payload, mapping);
    case 'job':
      return mapJob(payload, id);
    case 'customerPreferences':
      return mapPreferences(payload);
    case 'occasions':
      return mapList(withOutcome(json), mapOccasion);
    case 'areas':
      return mapList(withOutcome(json), mapArea);
    case 'slots':
      return mapSlots(withOutcome(json));
    case 'contactContent':
      return mapContactChoices(payload);
    case 'restaurants':
      return mapList(json, (entry) => mapRestaurant(entry, mapping));
    case 'jobs':
      return mapList(json, (entry) => mapJob(entry));
    case 'offers':
    case 'offersByRestaurant':
      return mapList(json, (entry) => mapOffer(entry));
    case 'geoSearch':
    case 'geoNearest':
      return mapList(json, mapPlace);
    case 'socialMedia':
      return mapList(json, mapPost);
    default:
      return withOutcome(json);
  }
}

/** The restaurants and reasons of the contact form, whose ids and names can have the names of either. */
const mapContactChoices = (json: unknown): unknown =>
  isRecord(json)
    ? Object.fromEntries(
        Object.entries(json).map(([name, value]) => [
          name,
          mapList(value, normalizeName(name) === 'restaurants' ? mapRestaurantChoice : mapReason),
        ]),
      )
    : json;

const mapReason = (entry: unknown): unknown =>
  isRecord(entry)
    ? { ...entry, id: findByName(entry, ['id', 'storeId']), name: findByName(entry, ['name', 'title']) }
    : entry;

const mapRestaurantChoice = (entry: unknown): unknown =>
  isRecord(entry)
    ? { ...entry, storeId: findByName(entry, ['storeId', 'id']), title: findByName(entry, ['title', 'name']) }
    : entry;

/** The id, slug or store id that a call asked for. */
function idOf(input: unknown): string {
  if (!isRecord(input)) return '';
  const found = [input.params, input.query].map((part) =>
    isRecord(part) ? findByName(part, ['id', 'slug', 'offerSlug', 'storeId', 'jobId']) : undefined,
  );
  return String(found.find((value) => value !== undefined) ?? '');
}

/** The content of an envelope that has no content of its own; otherwise the reply. */
function payloadOf(json: unknown, mapping: ApiMapping): unknown {
  if (!isRecord(json)) return json;
  const isEnvelope = ['success', 'statusCode', 'status'].some((name) => name in json) || Object.keys(json).length === 1;
  const payload = isEnvelope ? findByName(json, mapping.payloadFields) : undefined;
  return isRecord(payload) ? payload : json;
}

/** Maps the entries of every list at the top of a reply, or in its envelope. */
function mapList(json: unknown, mapEntry: Entry, depth = 0): unknown {
  if (Array.isArray(json)) return json.map((entry) => mapEntry(entry));
  if (!isRecord(json) || depth > 2) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      Array.isArray(value) || isRecord(value) ? mapList(value, mapEntry, depth + 1) : value,
    ]),
  );
}
