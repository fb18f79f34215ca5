import { type Endpoint, noBody } from '../endpoint.ts';
import { componentRef } from './components.ts';
import type { Json } from './describe-schemas.ts';

interface Failure {
  readonly description: string;
  readonly message: string;
  readonly hasRetryAfter?: boolean;
  /** Whether the call can fail in this way. */
  readonly concerns: (endpoint: Endpoint) => boolean;
}

const named =
  (...names: readonly string[]) =>
  ({ name }: Endpoint): boolean =>
    names.includes(name);

const isNotFound = named(
  ...['settings', 'page', 'menu', 'restaurant', 'restaurantBySlug', 'restaurantBySlugAndCity'],
  ...['occasions', 'areas', 'bookingMenus', 'upsells', 'slots', 'requirements'],
  ...['bookingEvents', 'enquiry', 'createBooking', 'cancelBooking'],
  ...['managedBooking', 'managedTimes', 'changeBooking', 'changeGuest', 'cancelOwnBooking', 'sharedBooking'],
  ...['waitingTimes', 'joinWaitingList', 'waitingEntry', 'acceptOffer', 'declineOffer', 'leaveWaitingList'],
  ...['offersByRestaurant', 'offerBySlug', 'job', 'customerPreferences', 'updateCustomerPreferences', 'sharedForm'],
  ...[
    'draft',
    'publishPage',
    'unpublishPage',
    'schedulePage',
    'deletePage',
    'movePage',
    'purgePage',
    'restorePage',
    'pageRevision',
    'scheduledPage',
    'replaceText',
  ],
  ...['contentDraft', 'discardContentDraft', 'publishContent', 'scheduleContent', 'deleteContent', 'restoreContent'],
  ...['contentUses', 'contentRevision', 'scheduledContent', 'unpublishContent', 'replaceContentText'],
  ...['bookingRules', 'saveBookingRules', 'describeMedia', 'cropMedia', 'replaceMedia', 'deleteMedia', 'restoreMedia'],
);

const isConflict = named(
  ...[
    'saveDraft',
    'publishPage',
    'unpublishPage',
    'schedulePage',
    'deletePage',
    'purgePage',
    'movePage',
    'restorePage',
  ],
  ...['saveRestaurant'],
  ...['saveContentDraft', 'discardContentDraft', 'publishContent', 'scheduleContent', 'deleteContent'],
  ...[
    'restoreContent',
    'keepContentRevision',
    'unpublishContent',
    'replaceContentText',
    'finishUpload',
    'deleteMedia',
    'replaceText',
    'savePageView',
  ],
);

const hasInput = ({ params, query, body }: Endpoint): boolean =>
  Object.keys({ ...params.shape, ...query.shape }).length > 0 || body !== noBody;

const failures: Readonly<Record<string, Failure>> = {
  400: {
    description: 'The request does not match its schema. `errors` names the invalid fields.',
    message: 'The query of the request is not valid.',
    concerns: hasInput,
  },
  401: {
    description: 'A credential is missing, wrong or expired. After an expired token, get another and repeat the call.',
    message: 'This endpoint needs a token from POST /api/token.',
    concerns: ({ access }) => access !== 'open',
  },
  402: {
    description: 'The payment provider has declined the card.',
    message: 'Your card was declined. Please use another card.',
    concerns: named('braintreeSubmit'),
  },
  404: { description: 'What the call names does not exist.', message: 'Menu not found', concerns: isNotFound },
  409: {
    description: 'The call does not fit what is stored, such as a version that somebody else has changed since.',
    message: 'Somebody else has saved this page since; its draft is at version 2.',
    concerns: isConflict,
  },
  413: {
    description: 'The body is too large.',
    message: 'The body must be at most 65536 bytes.',
    concerns: ({ body }) => body !== noBody,
  },
  415: {
    description: 'The body is compressed, or is not sent as application/json.',
    message: 'The body must be sent as application/json.',
    concerns: ({ body }) => body !== noBody,
  },
  422: {
    description: 'The idempotency key was used for another request, or the page, item or file is invalid.',
    message: 'The page cannot be published.',
    concerns: named(
      ...['createBooking', 'enquiry', 'publishPage', 'schedulePage', 'replaceText', 'replaceContentText'],
      ...['publishContent', 'scheduleContent', 'restoreContent', 'finishUpload', 'cropMedia', 'replaceMedia'],
    ),
  },
  429: {
    description: 'Too many requests, or too many wrong secrets.',
    message: 'Too many requests. Please try again in a minute.',
    hasRetryAfter: true,
    concerns: () => true,
  },
  500: {
    description: 'The service failed.',
    message: 'Something went wrong, please try again.',
    concerns: () => true,
  },
  503: {
    description: 'The service cannot answer at the moment.',
    message: 'Something went wrong, please try again.',
    hasRetryAfter: true,
    concerns: () => true,
  },
  507: {
    description: 'There is no space left for uploaded files.',
    message: 'Files cannot be received at the moment. Please try again later.',
    concerns: named('jobApplication', 'contactEmail', 'finishUpload', 'cropMedia'),
  },
};

const responseName = (status: string): string => `Failure${status}`;

/** The failures of a call, by status: references to `failureResponses`. */
export const failuresOf = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    Object.entries(failures)
      .filter(([, { concerns }]) => concerns(endpoint))
      .map(([status]) => [status, { $ref: `#/components/responses/${responseName(status)}` }]),
  );

const retryAfter = {
  description: 'The number of seconds after which the call can be repeated.',
  schema: { type: 'integer', minimum: 1 },
  example: 60,
};

/** The responses to calls that fail, for `components.responses`. */
export const failureResponses: Json = Object.fromEntries(
  Object.entries(failures).map(([status, { description, message, hasRetryAfter }]) => [
    responseName(status),
    {
      description,
      ...(hasRetryAfter && { headers: { 'Retry-After': retryAfter } }),
      content: {
        'application/json': {
          schema: { $ref: componentRef('Failure') },
          examples: { failure: { value: { success: false, message } } },
        },
      },
    },
  ]),
);

/** The body of a reply to a call that fails. */
export const failureSchema = {
  title: 'Failure',
  description: 'Why a call failed.',
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { type: 'boolean', const: false },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: 'The invalid field, such as body.customer.email.' },
          message: { type: 'string', description: 'Completes a sentence that starts with the field.' },
        },
      },
    },
  },
};
