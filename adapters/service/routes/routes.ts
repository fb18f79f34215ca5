import type { EndpointName } from '#schemas/api/endpoints.ts';
import type { Route } from '../http/route.ts';
import { bookingChoiceRoutes } from './booking-choice-routes.ts';
import { bookingRequestRoutes } from './booking-request-routes.ts';
import { bookingTimeRoutes } from './booking-time-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { editingRoutes } from './editing-routes.ts';
import { editingToolRoutes } from './editing-tool-routes.ts';
import { geoRoutes } from './geo-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { offerRoutes } from './offer-routes.ts';
import { operatorFormRoutes } from './operator-form-routes.ts';
import { operatorMailRoutes } from './operator-mail-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { pageLifeRoutes } from './page-life-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { sharedFormRoutes } from './shared-form-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { walletRoutes } from './wallet-routes.ts';

/** What answers each call. A call without an entry is a compile error. */
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
  ...editingToolRoutes,
  ...bookingChoiceRoutes,
  ...bookingTimeRoutes,
  ...bookingRequestRoutes,
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
