import { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { mapJob } from './content/jobs/map-job.ts';
import { mapContactChoices, mapContactType } from './content/map-contact-choices.ts';
import { mapGeocode, mapPlace } from './content/map-place.ts';
import { listDays, mapSlots } from './content/map-slots.ts';
import { entryFields, itemFields } from './envelope/entry-fields.ts';
import { findEntries, findItem, hasAny } from './envelope/find-entries.ts';
import { mapToken } from './envelope/find-token.ts';
import { mergeSettings } from './envelope/merge-settings.ts';
import { mapBookingReply } from './map-booking.ts';
import { mapArea, mapAvailability, mapBookingMenu, mapExtra, mapOccasion } from './map-booking-choices.ts';
import { mapOffer, mapPost, mapRestaurant, mapSettings } from './map-content.ts';
import { mapPage } from './map-page.ts';
import { mapPreferences } from './map-preferences.ts';
import { type ApiMapping, findByName } from './mapping.ts';
import { mapMenu } from './menu/map-menu.ts';
import { hasOutcome, isFalse, mapOutcome } from './outcome/map-outcome.ts';
import { isContactSuccess } from './outcome/status-code.ts';

type Entry = (entry: unknown) => unknown;

const contactForms: ReadonlySet<string> = new Set(['contactEmail', 'groupBooking']);

/**
 * Brings the entries of a reply, whose fields are under the names of the specification, into the form of its endpoint's
 * schema. What is in that form is not changed.
 */
export function mapReply(endpoint: Endpoint, stated: unknown, input: unknown, mapping: ApiMapping): unknown {
  const { name, reply: schema } = endpoint;
  const id = idOf(input);
  const json = hasOutcome(schema) ? stated : withEntries(endpoint, stated, mapping);
  const payload = withItem(endpoint, payloadOf(json, mapping));
  const withOutcome = (reply: unknown): unknown =>
    hasOutcome(schema)
      ? withData(
          endpoint,
          reply,
          mapOutcome(schema, reply, contactForms.has(name) ? isContactSuccess : undefined),
          mapping,
        )
      : reply;
  switch (name) {
    case 'token':
      return mapToken(json, mapping);
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
    case 'walletUrls':
      return payload;
    case 'braintreeToken':
      return mapOneText(json, 'clientToken', ['token', 'braintreeToken', 'accessToken'], mapping);
    case 'braintreeSubmit':
      return mapOneText(json, 'customerId', ['braintreeCustomerId', 'id', 'customer'], mapping);
    case 'customerPreferences':
      return mapPreferences(payload);
    case 'occasions':
      return mapList(withOutcome(json), mapOccasion);
    case 'bookingMenus':
      return mapList(withOutcome(json), mapBookingMenu);
    case 'upsells':
      return mapList(withOutcome(json), mapExtra);
    case 'availability':
      return mapList(withOutcome(json), mapAvailability);
    case 'areas':
      return mapList(withOutcome(json), mapArea);
    case 'slots':
      return mapSlots(withOutcome(listDays(json)));
    case 'contactTypes':
      return mapList(json, mapContactType);
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
    case 'jobGeocode':
      return mapList(json, mapGeocode);
    case 'socialMedia':
      return mapList(json, mapPost);
    default:
      return withOutcome(json);
  }
}

/** A reply whose list has another form, as its entries. */
function withEntries({ name, reply: schema }: Endpoint, json: unknown, mapping: ApiMapping): unknown {
  const fields = fieldsOf(entryFields, name);
  if (!fields || !isRecord(json) || Object.keys(json).length === 0) return json;
  const ownName =
    schema instanceof z.ZodObject ? Object.keys(schema.shape).find((each) => hasList(json, each)) : undefined;
  return ownName === undefined ? (findEntries(json, fields, mapping) ?? json) : json;
}

const hasList = (json: unknown, name: string): boolean => isRecord(json) && Array.isArray(json[name]);

const withItem = ({ name }: Endpoint, json: unknown): unknown => {
  if (name === 'settings') return mergeSettings(json);
  const fields = fieldsOf(itemFields, name);
  return fields ? findItem(json, fields) : json;
};

/** A successful reply with its list or item as `data`. */
function withData(endpoint: Endpoint, stated: unknown, reply: unknown, mapping: ApiMapping): unknown {
  if (!isRecord(reply) || isFalse(reply.success)) return reply;
  const { success, ...content } = reply;
  const ofItem = fieldsOf(itemFields, endpoint.name);
  if (ofItem) {
    const item = findItem(isBlank(reply.data) ? content : reply.data, ofItem);
    return hasAny(item, ofItem) ? { ...reply, data: item } : reply;
  }
  if (Array.isArray(reply.data)) return reply;
  const statesSuccess = isRecord(stated) && !isBlank(stated.success);
  // Availability without data is a failure, and a message alone can describe one.
  const isUnclear = endpoint.name === 'availability' || !(isBlank(reply.message) || statesSuccess);
  if (isBlank(reply.data) && isUnclear) return reply;
  const fields = fieldsOf(entryFields, endpoint.name);
  const entries = fields && findEntries(isBlank(reply.data) ? reply : reply.data, fields, mapping);
  return entries ? { ...reply, data: entries } : reply;
}

const fieldsOf = (fields: Readonly<Record<string, readonly string[] | undefined>>, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** A reply of one text, which can have another name, be in an envelope or in an object, or be all of the reply. */
function mapOneText(json: unknown, field: string, names: readonly string[], mapping: ApiMapping): unknown {
  const value = isRecord(json) ? findByName(json, [field, ...names, ...mapping.payloadFields]) : json;
  if (isRecord(value)) return mapOneText(value, field, names, mapping);
  return isBlank(value) ? json : { [field]: typeof value === 'number' ? String(value) : value };
}

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
