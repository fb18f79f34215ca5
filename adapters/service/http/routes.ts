import type { EndpointName } from '#schemas/api/endpoints.ts';
import { bookingChoiceRoutes } from '../booking/routes/booking-choice-routes.ts';
import { bookingRequestRoutes } from '../booking/routes/booking-request-routes.ts';
import { bookingTimeRoutes } from '../booking/routes/booking-time-routes.ts';
import { manageBookingRoutes } from '../booking/routes/manage-booking-routes.ts';
import { operatorRoutes } from '../booking/routes/operator-routes.ts';
import { paymentRoutes } from '../booking/routes/payment-routes.ts';
import { waitingListRoutes } from '../booking/routes/waiting-list-routes.ts';
import { contentItemRoutes } from '../content/items/item-routes.ts';
import { changeRoutes } from '../content/routes/change-routes.ts';
import { contentRoutes } from '../content/routes/content-routes.ts';
import { editingRoutes } from '../content/routes/editing-routes.ts';
import { editingToolRoutes } from '../content/routes/editing-tool-routes.ts';
import { findRoutes } from '../content/routes/find-routes.ts';
import { geoRoutes } from '../content/routes/geo-routes.ts';
import { jobRoutes } from '../content/routes/job-routes.ts';
import { offerRoutes } from '../content/routes/offer-routes.ts';
import { pageLifeRoutes } from '../content/routes/page-life-routes.ts';
import { socialRoutes } from '../content/routes/social-routes.ts';
import { contactRoutes } from '../forms/routes/contact-routes.ts';
import { operatorFormRoutes } from '../forms/routes/operator-form-routes.ts';
import { preferenceRoutes } from '../forms/routes/preference-routes.ts';
import { sharedFormRoutes } from '../forms/routes/shared-form-routes.ts';
import { signUpRoutes } from '../forms/routes/sign-up-routes.ts';
import { walletRoutes } from '../forms/routes/wallet-routes.ts';
import { operatorMailRoutes } from '../mail/operator-mail-routes.ts';
import { mediaLibraryRoutes } from '../media/media-library-routes.ts';
import type { Route } from './route.ts';
import { tokenRoutes } from './token-routes.ts';

/** The route of each endpoint. A missing endpoint is a compile error. */
export const routes = {
  ...tokenRoutes,
  ...contentRoutes,
  ...offerRoutes,
  ...jobRoutes,
  ...geoRoutes,
  ...socialRoutes,
  ...changeRoutes,
  ...editingRoutes,
  ...pageLifeRoutes,
  ...contentItemRoutes,
  ...editingToolRoutes,
  ...findRoutes,
  ...mediaLibraryRoutes,
  ...bookingChoiceRoutes,
  ...bookingTimeRoutes,
  ...bookingRequestRoutes,
  ...manageBookingRoutes,
  ...waitingListRoutes,
  ...paymentRoutes,
  ...operatorRoutes,
  ...operatorFormRoutes,
  ...operatorMailRoutes,
  ...signUpRoutes,
  ...contactRoutes,
  ...sharedFormRoutes,
  ...preferenceRoutes,
  ...walletRoutes,
} satisfies Record<EndpointName, Route>;
