import { type EndpointName, endpoints } from '#schemas/api/endpoints.ts';
import { openApi } from '#schemas/api/open-api/open-api.ts';
import { bookingExamples } from './examples/booking-examples.ts';
import type { ExamplesOf } from './examples/call-examples.ts';
import { contentExamples } from './examples/content-examples.ts';
import { contentItemExamples } from './examples/content-item-examples.ts';
import { editingExamples } from './examples/editing-examples.ts';
import { findExamples } from './examples/find-examples.ts';
import { formExamples } from './examples/form-examples.ts';
import { listingExamples } from './examples/listing-examples.ts';
import { manageBookingExamples } from './examples/manage-booking-examples.ts';
import { mediaExamples } from './examples/media-examples.ts';
import { operatorExamples } from './examples/operator-examples.ts';
import { waitingListExamples } from './examples/waiting-list-examples.ts';

/** The examples of every call. A missing one is a compile error. */
export const callExamples: ExamplesOf<EndpointName> = {
  ...contentExamples,
  ...bookingExamples,
  ...manageBookingExamples,
  ...waitingListExamples,
  ...listingExamples,
  ...formExamples,
  ...editingExamples,
  ...findExamples,
  ...contentItemExamples,
  ...mediaExamples,
  ...operatorExamples,
};

/** The OpenAPI document of all endpoints, with examples of the demo chain. */
export const createOpenApiDocument = () => openApi(Object.values(endpoints), callExamples);
