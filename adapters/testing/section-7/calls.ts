import { type Json, type JsonObject, menus, restaurantSummaries, restaurants, settings } from './brand-content.ts';
import { pages } from './pages.ts';
import * as records from './records.ts';

export interface CallRequest {
  /** What the placeholders of the path matched, in order. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** A reply of the upstream. Without `json` the body is empty. */
export interface Reply {
  readonly status: number;
  readonly json?: Json | undefined;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  reply(request: CallRequest): Reply;
}

const ok = (json?: Json): Reply => (json === undefined ? { status: 200 } : { status: 200, json });
const inEnvelope = (data: Json): Reply => ok({ success: true, data });
const missing = (message: string): Reply => ({ status: 404, json: { success: false, message } });
const findBy = (entries: readonly JsonObject[], field: string, value: string | undefined): JsonObject | undefined =>
  entries.find((entry) => String(entry[field]) === value);
const foundOr404 = (found: JsonObject | undefined, message: string): Reply => (found ? ok(found) : missing(message));

const get = (path: RegExp, reply: Call['reply']): Call => ({ method: 'GET', path, reply });
const post = (path: RegExp, reply: Call['reply']): Call => ({ method: 'POST', path, reply });

function pageReply(id: string): Reply {
  const stored = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (!stored) return missing('No such page');
  return stored.isWrapped ? inEnvelope(stored.page) : ok(stored.page);
}

/** The calls of section 7, in its order. There are no others: no lists of menus, offers, pages or changes. */
export const calls: readonly Call[] = [
  get(/^\/api\/booking\/occasions\/([^/]+)$/, () => inEnvelope(records.occasions)),
  post(/^\/api\/booking\/availability$/, () => inEnvelope([{ storeId: 17, available: true }])),
  get(/^\/api\/booking\/areas\/([^/]+)$/, () => ok(records.areas)),
  get(/^\/api\/booking\/bookingmenu\/([^/]+)$/, () => inEnvelope(records.bookingMenus)),
  get(/^\/api\/booking\/slots\/([^/]+)$/, () => inEnvelope(records.slots)),
  get(/^\/api\/booking\/requirements\/([^/]+)$/, ({ query }) =>
    inEnvelope({ isEnquiry: query.get('time') === '20:00' ? 'true' : 'false', creditCardRequired: false }),
  ),
  post(/^\/api\/booking\/events\/([^/]+)$/, () => ({ status: 204 })),
  post(/^\/api\/booking\/enquiry\/([^/]+)$/, () => ok({ message: 'Success' })),
  post(/^\/api\/booking\/create\/([^/]+)$/, () => ok({ bookingReference: 'BG-1', bookingStatus: 'Confirmed' })),
  get(/^\/api\/booking\/upsells\/([^/]+)$/, () => inEnvelope(records.upsells)),
  get(/^\/api\/v1\/braintree\/token$/, () => ok({ token: 'sandbox_token' })),
  post(/^\/api\/v1\/braintree\/submit$/, () => ok({ customerId: 'card-1' })),

  get(/^\/api\/contact\/contactTypes$/, () => ok(records.contactTypes)),
  get(/^\/api\/contact\/content$/, () => inEnvelope(records.contactContent)),
  post(/^\/api\/contact\/sendemail$/, () => ok({ data: { statusCode: 200 } })),
  post(/^\/api\/contact\/group-booking$/, () => ok({ data: { statusCode: '200' } })),

  get(/^\/api\/v1\/content\/page\/(.+)$/, ({ parts: [id = ''] }) => pageReply(id)),
  get(/^\/api\/v1\/content\/brand-settings$/, () => inEnvelope(settings)),
  get(/^\/api\/v1\/content\/search-restaurants\/$/, () => ok({ restaurants: restaurantSummaries })),
  get(/^\/api\/v1\/content\/restaurant\/slug\/([^/]+)\/city\/([^/]+)$/, ({ parts: [slug] }) =>
    foundOr404(findBy(restaurants, 'slug', slug), 'No such restaurant'),
  ),
  get(/^\/api\/v1\/content\/getRestaurantBySlug\/([^/]+)$/, ({ parts: [slug] }) =>
    foundOr404(findBy(restaurants, 'slug', slug), 'No such restaurant'),
  ),
  get(/^\/api\/v1\/content\/restaurant\/([^/]+)$/, ({ parts: [storeId] }) =>
    foundOr404(findBy(restaurants, 'storeId', storeId), 'No such restaurant'),
  ),
  get(/^\/api\/v1\/content\/menu\/([^/]+)$/, ({ parts: [id = ''] }) =>
    foundOr404(Object.hasOwn(menus, id) ? menus[id] : undefined, 'Menu not found'),
  ),
  get(/^\/api\/v1\/content\/choices$/, () => ok([{ name: 'Vegan' }, { name: 'Vegetarian' }])),
  get(/^\/api\/offer\/rest\/([^/]+)$/, ({ parts: [id] }) =>
    ok({ data: id === '17' ? Object.values(records.offers) : [] }),
  ),

  post(/^\/api\/exponea\/getcustomerpreferences\/([^/]+)$/, ({ parts: [guid] }) =>
    guid === records.customerGuid ? ok(records.customer) : missing('No such customer'),
  ),
  post(/^\/api\/exponea\/updateCustomerPreferences$/, () => ok({ data: { message: 'Success' } })),

  get(/^\/api\/jobs$/, () => inEnvelope(records.jobs)),
  get(/^\/api\/jobs\/locations$/, () => ok(records.places)),
  get(/^\/api\/jobs\/([^/]+)$/, ({ parts: [id] }) => {
    const found = findBy(records.jobs, 'job_id', id);
    return found ? inEnvelope({ ...found, questions: records.questions }) : missing('No such job');
  }),
  post(/^\/api\/jobs\/locations$/, () => ok(records.places)),
  post(/^\/api\/jobs\/application$/, () => ok({})),

  get(/^\/api\/offer\/getofferbyslug$/, ({ query }) => {
    const slug = query.get('offerSlug') ?? '';
    const found = Object.hasOwn(records.offers, slug) ? records.offers[slug] : undefined;
    return found ? inEnvelope(found) : missing('No such offer');
  }),
  post(/^\/api\/offer\/getcode$/, () => ok()),

  get(/^\/api\/geo\/search\/([^/]+)$/, () => ok(records.places)),
  get(/^\/api\/geo\/search\/lat\/([^/]+)\/lng\/([^/]+)$/, () => ok(records.places)),

  post(/^\/api\/signup$/, () => ok()),
  get(/^\/api\/social\/insta\/media$/, () => ok({ data: records.socialPosts })),
  post(/^\/api\/wallet\/urls$/, () => ok({})),
  post(/^\/api\/signup\/update-wallet$/, () => inEnvelope({})),
];

/** The upstream’s reply to a call, or undefined if section 7 has no such call. */
export function replyTo(method: string, url: URL, body: unknown): Reply | undefined {
  const found = calls.find((call) => call.method === method && call.path.test(url.pathname));
  const parts = found?.path.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
  return found?.reply({ parts, query: url.searchParams, body });
}
